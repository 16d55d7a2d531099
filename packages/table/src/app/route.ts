/** Pages beside the first page and the table, by their address: #/rules/opcg/7-1. */
import { useSyncExternalStore } from "react";

/** The parts after "#/"; null: the first page, or the table. */
export function routeNow(): string | null {
  return /^#\/(.+)$/.exec(location.hash)?.[1] ?? null;
}

export function useRoute(): string | null {
  return useSyncExternalStore((told) => {
    addEventListener("hashchange", told);
    return () => removeEventListener("hashchange", told);
  }, routeNow);
}

export function goTo(route: string | null): void {
  if (route !== null) location.hash = `#/${route}`;
  else if (routeNow() !== null) {
    history.pushState(null, "", location.pathname + location.search);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }
}

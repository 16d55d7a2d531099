/** The pages of the workshop: each is loaded when it is opened. */
import { lazy, Suspense } from "react";

const pages: Readonly<Record<string, ReturnType<typeof lazy>>> = {
  rules: lazy(() => import("./rules/page.tsx")),
  decks: lazy(() => import("./decks/page.tsx")),
  cards: lazy(() => import("./library/page.tsx")),
  statistics: lazy(() => import("./statistics/page.tsx")),
  lessons: lazy(() => import("./lessons/page.tsx")),
  puzzles: lazy(() => import("./puzzles/page.tsx")),
  desk: lazy(() => import("./judge/page.tsx")),
};

export function isPage(route: string): boolean {
  return Object.hasOwn(pages, route.split("/")[0]);
}

export function WorkshopPage({ route }: { route: string }) {
  const Page = pages[route.split("/")[0]];
  return (
    <Suspense fallback={<main className="home" />}>
      <Page />
    </Suspense>
  );
}

/** A player's settings, kept in the browser. */

import type { Asking } from "@arbiter/match";
import { isLanguage, type Language, preferred } from "../i18n/languages.ts";

export interface Settings extends Asking {
  readonly language: Language;
  /** 1, 2: so many times the pace; 0: at once. */
  readonly pace: 0 | 1 | 2;
  readonly sound: boolean;
  readonly confirm: boolean;
  readonly lessMotion: boolean;
  /** Says at every own question what can be done and what a strong player would do. */
  readonly coach: boolean;
}

const key = "arbiter.settings";

export function settingsNow(): Settings {
  const fresh: Settings = {
    language: preferred(),
    pace: 1,
    sound: true,
    confirm: false,
    lessMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    coach: false,
    always: false,
    passing: "no",
  };
  try {
    return { ...fresh, ...checked(JSON.parse(localStorage.getItem(key) ?? "{}")) };
  } catch {
    return fresh;
  }
}

/** What of a file or of the storage is a setting; all else is left out. */
export function checked(value: unknown): Partial<Settings> {
  if (typeof value !== "object" || value === null) return {};
  const { language, pace, sound, confirm, lessMotion, coach, always, passing } = value as Record<
    string,
    unknown
  >;
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(pace === 0 || pace === 1 || pace === 2 ? { pace } : {}),
    ...(typeof sound === "boolean" ? { sound } : {}),
    ...(typeof confirm === "boolean" ? { confirm } : {}),
    ...(typeof lessMotion === "boolean" ? { lessMotion } : {}),
    ...(typeof coach === "boolean" ? { coach } : {}),
    ...(typeof always === "boolean" ? { always } : {}),
    ...(passing === "no" || passing === "until my turn" || passing === "except windows" ? { passing } : {}),
  };
}

export function keepSettings(settings: Settings): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

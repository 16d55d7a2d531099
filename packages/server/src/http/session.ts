/** Who speaks: by a cookie that no script can read and no other site can send. */
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const session = "arbiter";
const challenge = "arbiter-challenge";

const isSecure = (c: Context) => (c.req.header("origin") ?? "").startsWith("https:");

const rules = (c: Context) =>
  ({ httpOnly: true, sameSite: "Strict", path: "/", secure: isSecure(c) }) as const;

export const sessionOf = (c: Context) => getCookie(c, session);
export const keepSession = (c: Context, token: string) =>
  setCookie(c, session, token, { ...rules(c), maxAge: 90 * 86_400 });
export const endSession = (c: Context) => deleteCookie(c, session, rules(c));

export const challengeOf = (c: Context) => getCookie(c, challenge);
export const keepChallenge = (c: Context, token: string) =>
  setCookie(c, challenge, token, { ...rules(c), maxAge: 300 });

/** The session among the cookies of a WebSocket's request. */
export function sessionIn(cookies: string | undefined): string | undefined {
  const found = (cookies ?? "").split(/; */).find((pair) => pair.startsWith(`${session}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(session.length + 1));
}

/** Passkeys: to make an account, to add one to it, and to sign in. */
import { Refused } from "@arbiter/engine";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Context } from "hono";
import { z } from "zod";
import { checkedName, keyOfName } from "../names.ts";
import type { Api } from "./api.ts";
import { challengeOf, keepChallenge, keepSession } from "./session.ts";

const anything = z.looseObject({ id: z.string().max(1000) });
const fromBase64 = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const untold = "The passkey was not accepted.";

/** For whom a passkey is made: an account that is there, or one that will be. */
type Wanted = { readonly account: string } | { readonly name: string };

export function passkeyRoutes({ app, store: { people }, read, attempt, who, refusedNames }: Api): void {
  const originOf = (c: Context) => c.req.header("origin") ?? new URL(c.req.url).origin;
  const siteOf = (c: Context) => new URL(originOf(c)).hostname;

  app.post("/passkey/new", async (c) => {
    await attempt(c);
    const account = await who(c);
    const { name } = await read(c, z.strictObject({ name: z.string().max(60).optional() }));
    const called = account?.name ?? checkedName(name ?? "", refusedNames);
    if (account === null && (await people.named(keyOfName(called))) !== undefined)
      throw new Refused("This name is taken.");
    const known = account === null ? [] : await people.passkeys(account.id);
    const options = await generateRegistrationOptions({
      rpName: "Arbiter",
      rpID: siteOf(c),
      userName: called,
      attestationType: "none",
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    const wanted: Wanted = account === null ? { name: called } : { account: account.id };
    keepChallenge(c, await people.putChallenge(options.challenge, wanted));
    return c.json(options);
  });

  app.post("/passkey/made", async (c) => {
    const response = (await read(c, anything)) as unknown as RegistrationResponseJSON;
    const { challenge, about } = await people.takeChallenge(challengeOf(c) ?? "");
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(c),
      expectedRPID: siteOf(c),
      requireUserVerification: false,
    }).catch(() => null);
    if (checked === null || !checked.verified) throw new Refused(untold);
    const { credential } = checked.registrationInfo;
    const wanted = about as Wanted;
    let codes: string[] | null = null;
    let account: string;
    if ("account" in wanted) account = wanted.account;
    else {
      const added = await people.add(wanted.name, keyOfName(wanted.name), null);
      if (added === null) throw new Refused("This name is taken.");
      ({ id: account, codes } = added);
    }
    await people.addPasskey({
      id: credential.id,
      account,
      publicKey: toBase64(credential.publicKey),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
    });
    keepSession(c, await people.openSession(account));
    return c.json({ codes });
  });

  app.post("/passkey/ask", async (c) => {
    await attempt(c);
    const options = await generateAuthenticationOptions({ rpID: siteOf(c), userVerification: "preferred" });
    keepChallenge(c, await people.putChallenge(options.challenge, null));
    return c.json(options);
  });

  app.post("/passkey/enter", async (c) => {
    const response = (await read(c, anything)) as unknown as AuthenticationResponseJSON;
    const { challenge } = await people.takeChallenge(challengeOf(c) ?? "");
    const key = await people.passkey(response.id);
    const account = key === undefined ? undefined : await people.withId(key.account);
    if (key === undefined || account === undefined || account.banned !== null) throw new Refused(untold);
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(c),
      expectedRPID: siteOf(c),
      requireUserVerification: false,
      credential: { id: key.id, publicKey: fromBase64(key.publicKey), counter: Number(key.counter) },
    }).catch(() => null);
    if (checked === null || !checked.verified) throw new Refused(untold);
    await people.usedPasskey(key.id, checked.authenticationInfo.newCounter);
    keepSession(c, await people.openSession(account.id));
    return c.json(null);
  });
}

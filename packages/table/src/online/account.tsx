/** An account, for those who want one: by passkey, or by a password and codes for when it is forgotten. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { type FormEvent, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { AccountDecks } from "./account-decks.tsx";
import { call, lookAtMe, type Me, type Played, useMe } from "./api.ts";
import { fail } from "./enter.ts";
import { watchRoom } from "./replay.ts";

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Asked = Parameters<typeof startAuthentication>[0]["optionsJSON"];

export function AccountPart() {
  const intl = useIntl();
  const me = useMe((m) => m.me);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => void lookAtMe(), []);
  if (me === undefined) return null;
  return (
    <details className="account">
      <summary>
        {me === null ? intl.formatMessage({ id: "account.title" }) : me.name}
        {me?.ratings.map(({ game, rating }) => (
          <small key={game}>
            {" "}
            · {intl.formatMessage({ id: `app.${game}` })} {Math.round(rating)}
          </small>
        ))}
      </summary>
      {codes === null ? null : <Codes codes={codes} onKept={() => setCodes(null)} />}
      {me === null ? <SignIn onCodes={setCodes} /> : <SignedIn me={me} onCodes={setCodes} />}
    </details>
  );
}

/** Shown once, when they are made. */
function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const intl = useIntl();
  return (
    <div role="alert" className="consent">
      <p>{intl.formatMessage({ id: "account.codes" })}</p>
      <pre className="codes">{codes.join("\n")}</pre>
      <button type="button" onClick={onKept}>
        {intl.formatMessage({ id: "account.codes.kept" })}
      </button>
    </div>
  );
}

interface CodesGiven {
  readonly onCodes: (codes: readonly string[] | null) => void;
}

async function withPasskey(name?: string): Promise<readonly string[] | null> {
  const optionsJSON = await call<Options>("passkey/new", name === undefined ? {} : { name });
  const made = await startRegistration({ optionsJSON });
  const { codes } = await call<{ codes: readonly string[] | null }>("passkey/made", made);
  return codes;
}

async function enterByPasskey(): Promise<null> {
  const optionsJSON = await call<Asked>("passkey/ask", {});
  return call<null>("passkey/enter", await startAuthentication({ optionsJSON }));
}

function SignIn({ onCodes }: CodesGiven) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [forgot, setForgot] = useState(false);
  const trying = (work: () => Promise<readonly string[] | null>) =>
    work()
      .then(async (codes) => {
        onCodes(codes);
        await lookAtMe();
      })
      .catch(fail);
  const register = () =>
    trying(async () => (await call<{ codes: string[] }>("register", { name, password })).codes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trying(async () => {
      if (forgot) await call("recover", { name, code, password });
      else await call("enter", { name, password });
      return null;
    });
  };
  return (
    <form onSubmit={submit} className="options">
      <p className="quiet">{say("account.why")}</p>
      <Field label={say("account.name")} value={name} onValue={setName} complete="username" />
      {forgot ? (
        <Field label={say("account.code")} value={code} onValue={setCode} complete="one-time-code" />
      ) : null}
      <Field
        label={say(forgot ? "account.newPassword" : "account.password")}
        value={password}
        onValue={setPassword}
        complete={forgot ? "new-password" : "current-password"}
        secret
      />
      <div className="answers">
        <button type="submit">{say(forgot ? "account.recover" : "account.enter")}</button>
        {forgot ? null : (
          <button type="button" onClick={register}>
            {say("account.register")}
          </button>
        )}
        <button type="button" onClick={() => trying(() => withPasskey(name))}>
          {say("account.passkey.new")}
        </button>
        <button type="button" onClick={() => trying(enterByPasskey)}>
          {say("account.passkey.enter")}
        </button>
        <button type="button" onClick={() => setForgot(!forgot)}>
          {say(forgot ? "account.back" : "account.forgot")}
        </button>
      </div>
    </form>
  );
}

interface FieldGiven {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly complete: string;
  readonly secret?: boolean;
}

function Field({ label, value, onValue, complete, secret = false }: FieldGiven) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type={secret ? "password" : "text"}
        value={value}
        autoComplete={complete}
        onChange={({ target }) => onValue(target.value)}
      />
    </label>
  );
}

function SignedIn({ me, onCodes }: { me: Me } & CodesGiven) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [history, setHistory] = useState<readonly Played[] | null>(null);
  const look = () => call<readonly Played[]>("history").then(setHistory, fail);
  useEffect(() => {
    call<readonly Played[]>("history").then(setHistory, fail);
  }, []);
  const doing = (work: () => Promise<unknown>) => work().then(lookAtMe).catch(fail);
  return (
    <>
      <p className="quiet">
        {intl.formatMessage({ id: "account.has" }, { codes: me.codesLeft, passkeys: me.passkeys })}
      </p>
      <div className="answers">
        <button type="button" onClick={() => doing(() => withPasskey())}>
          {say("account.passkey.add")}
        </button>
        <button
          type="button"
          onClick={() => doing(async () => onCodes((await call<{ codes: string[] }>("codes", {})).codes))}
        >
          {say("account.codes.new")}
        </button>
        <button type="button" onClick={() => doing(() => call("leave", {}))}>
          {say("account.leave")}
        </button>
      </div>
      {me.blocked.map((name) => (
        <p key={name}>
          {intl.formatMessage({ id: "account.blocked" }, { name })}{" "}
          <button
            type="button"
            className="link"
            onClick={() => doing(() => call("block", { name, yes: false }))}
          >
            {say("account.unblock")}
          </button>
        </p>
      ))}
      <AccountDecks />
      <h3>
        {say("account.history")}{" "}
        <button type="button" className="link" onClick={look}>
          {say("account.look")}
        </button>
      </h3>
      {history?.length === 0 ? <p className="quiet">{say("account.history.none")}</p> : null}
      <ul>
        {(history ?? []).map((played) => (
          <li key={played.code}>
            <span>
              {intl.formatMessage(
                { id: "account.played" },
                {
                  outcome: played.outcome === 1 ? "won" : played.outcome === 0 ? "lost" : "drawn",
                  game: say(`app.${played.game}`),
                  name: played.against,
                  date: intl.formatDate(played.at),
                },
              )}
              {played.before === null || played.after === null
                ? ""
                : ` (${Math.round(played.before)} → ${Math.round(played.after)})`}
            </span>
            <button type="button" onClick={() => watchRoom(played.code).catch(fail)}>
              {say("home.watchReplay")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

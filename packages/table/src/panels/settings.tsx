/** Settings: each takes effect at once. */
import { useIntl } from "react-intl";
import { keepSettings, type Settings } from "../app/settings.ts";
import { set, table, useTable } from "../app/store.ts";
import { intlFor, type Language, languages } from "../i18n/languages.ts";

export async function change(more: Partial<Settings>): Promise<void> {
  const settings = { ...table().settings, ...more };
  set({ settings });
  keepSettings(settings);
  if (more.language !== undefined) {
    set({ intl: await intlFor(more.language) });
    document.documentElement.lang = more.language;
  }
  if (more.always !== undefined || more.passing !== undefined) table().match?.asking(settings);
}

export function SettingsForm() {
  const intl = useIntl();
  const settings = useTable((t) => t.settings);
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <LanguagePicker />
      <fieldset>
        <legend>{say("settings.pace")}</legend>
        {([1, 2, 0] as const).map((pace) => (
          <label key={pace} className="pill">
            <input
              type="radio"
              name="pace"
              checked={settings.pace === pace}
              onChange={() => change({ pace })}
            />
            <span>{say(`settings.pace.${pace}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say("settings.passing")}</legend>
        {(["no", "except windows", "until my turn"] as const).map((passing) => (
          <label key={passing} className="pill">
            <input
              type="radio"
              name="passing"
              checked={settings.passing === passing}
              onChange={() => change({ passing })}
            />
            <span>{say(`settings.passing.${passing}`)}</span>
          </label>
        ))}
      </fieldset>
      {(["sound", "lessMotion", "confirm", "always"] as const).map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(e) => change({ [name]: e.target.checked })}
          />
          <span>
            {say(`settings.${name === "lessMotion" ? "motion" : name}`)}
            {name === "always" ? <small>{say("settings.always.says")}</small> : null}
          </span>
        </label>
      ))}
    </form>
  );
}

export function LanguagePicker() {
  const intl = useIntl();
  const language = useTable((t) => t.settings.language);
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: "home.language" })}</legend>
      {(Object.keys(languages) as Language[]).map((one) => (
        <label key={one} className="pill">
          <input
            type="radio"
            name="language"
            checked={language === one}
            onChange={() => change({ language: one })}
          />
          <span lang={one}>{languages[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Everything that cards can be chosen by. */
import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import { colorIn, kindIn } from "../../cards/describe.ts";
import { Sign } from "../../cards/sign.tsx";
import { anything, type Choices, type Query, type Range, type Sorting } from "./search.ts";

interface Given {
  readonly query: Query;
  readonly choices: Choices;
  readonly change: (more: Partial<Query>) => void;
  /** The colours of the Leader, where they bind the deck. */
  readonly leader?: readonly string[] | null | undefined;
}

const steps: Readonly<Record<string, number>> = { power: 1000, counter: 1000, "combo power": 5000 };
const sortings: readonly Sorting[] = ["best", "number", "name", "cost", "power"];
const ofs: readonly Query["of"][] = ["all", "own", "library", "not played"];

export const Filters = memo(function Filters({ query, choices, change, leader = null }: Given) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <form className="filters" aria-label={say("find.filters")} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{say("find.colors")}</legend>
        {choices.colors.map((color) => (
          <Toggle
            key={color}
            on={query.colors.includes(color)}
            change={() => change({ colors: toggled(query.colors, color) })}
          >
            <Sign color={color} /> {colorIn(intl, color)}
          </Toggle>
        ))}
      </fieldset>
      {leader === null ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={query.within !== null}
            onChange={(event) => change({ within: event.target.checked ? leader : null })}
          />
          <span>{say("find.within")}</span>
        </label>
      )}
      <fieldset>
        <legend>{say("find.kinds")}</legend>
        {choices.kinds.map((kind) => (
          <Toggle
            key={kind}
            on={query.kinds.includes(kind)}
            change={() => change({ kinds: toggled(query.kinds, kind) })}
          >
            {kindIn(intl, kind)}
          </Toggle>
        ))}
      </fieldset>
      {choices.numbers.map((name) => (
        <Between
          key={name}
          label={say(`number.${name}`)}
          step={steps[name] ?? 1}
          value={query.numbers[name] ?? [null, null]}
          change={(range) => change({ numbers: { ...query.numbers, [name]: range } })}
        />
      ))}
      <One
        label={say("find.keyword")}
        values={choices.keywords}
        value={query.keyword}
        change={(keyword) => change({ keyword })}
      />
      {Object.entries(choices.facets).map(([name, values]) => (
        <One
          key={name}
          label={say(`facet.${name}`)}
          values={values}
          value={query.facets[name] ?? ""}
          change={(value) => change({ facets: { ...query.facets, [name]: value } })}
        />
      ))}
      <One
        label={say("find.set")}
        values={choices.sets}
        value={query.set}
        change={(set) => change({ set })}
      />
      {choices.rarities.length === 0 ? null : (
        <One
          label={say("find.rarity")}
          values={choices.rarities}
          value={query.rarity}
          change={(rarity) => change({ rarity })}
        />
      )}
      <label className="field">
        <span>{say("find.of")}</span>
        <select value={query.of} onChange={(event) => change({ of: event.target.value as Query["of"] })}>
          {ofs.map((of) => (
            <option key={of} value={of}>
              {say(`find.of.${of}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say("find.sort")}</span>
        <select value={query.sort} onChange={(event) => change({ sort: event.target.value as Sorting })}>
          {sortings.map((sort) => (
            <option key={sort} value={sort}>
              {say(`find.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="plain" onClick={() => change(anything)}>
        {say("find.clear")}
      </button>
    </form>
  );
});

function toggled(all: readonly string[], one: string): readonly string[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

function Toggle({ on, change, children }: { on: boolean; change: () => void; children: React.ReactNode }) {
  return (
    <label className="pill small">
      <input type="checkbox" checked={on} onChange={change} />
      <span>{children}</span>
    </label>
  );
}

function One({
  label,
  values,
  value,
  change,
}: {
  label: string;
  values: readonly string[];
  value: string;
  change: (value: string) => void;
}) {
  const intl = useIntl();
  // Of thousands of cards there are hundreds: they are not made anew at every key.
  const options = useMemo(
    () =>
      values.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      )),
    [values],
  );
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.target.value)}>
        <option value="">{intl.formatMessage({ id: "find.any" })}</option>
        {options}
      </select>
    </label>
  );
}

function Between({
  label,
  step,
  value,
  change,
}: {
  label: string;
  step: number;
  value: Range;
  change: (value: Range) => void;
}) {
  const intl = useIntl();
  const [from, to] = value;
  const read = (text: string) => (text === "" ? null : Number(text));
  return (
    <fieldset className="between">
      <legend>{label}</legend>
      <input
        type="number"
        min={0}
        step={step}
        value={from ?? ""}
        aria-label={intl.formatMessage({ id: "find.from" }, { what: label })}
        placeholder={intl.formatMessage({ id: "find.min" })}
        onChange={(event) => change([read(event.target.value), to])}
      />
      <span aria-hidden="true">–</span>
      <input
        type="number"
        min={0}
        step={step}
        value={to ?? ""}
        aria-label={intl.formatMessage({ id: "find.to" }, { what: label })}
        placeholder={intl.formatMessage({ id: "find.max" })}
        onChange={(event) => change([from, read(event.target.value)])}
      />
    </fieldset>
  );
}

/** Plots of our own: columns and bars as vectors, each with its numbers as a table. */
import { useId } from "react";
import { useIntl } from "react-intl";

export interface Part {
  readonly name: string;
  readonly value: number;
  readonly color: string;
}
export interface Column {
  readonly label: string;
  readonly parts: readonly Part[];
}

const sum = (parts: readonly Part[]) => parts.reduce((all, { value }) => all + value, 0);

/** Stacked columns beside each other. */
export function Columns({
  title,
  columns,
  unit,
}: {
  title: string;
  columns: readonly Column[];
  unit: string;
}) {
  const highest = Math.max(1, ...columns.map(({ parts }) => sum(parts)));
  const step = columns.length > 6 ? 31 : 54;
  const [wide, high, foot] = [columns.length * step, 110, 18];
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${wide} ${high + foot}`}
        style={{ width: `${wide * 1.1}px` }}
        role="img"
        aria-label={title}
      >
        <path d={`M0 ${high + 0.5}H${wide}`} className="axis" />
        {columns.map(({ label, parts }, i) => {
          let top = high;
          return (
            <g key={label} transform={`translate(${(i * step).toFixed(1)} 0)`}>
              {parts.map(({ name, value, color }) => {
                const part = (value / highest) * (high - 18);
                top -= part;
                return (
                  <rect
                    key={name}
                    x={step * 0.14}
                    y={top}
                    width={step * 0.72}
                    height={part}
                    fill={color}
                    rx="1.500"
                  />
                );
              })}
              {sum(parts) === 0 ? null : (
                <text x={step / 2} y={top - 4} className="count">
                  {sum(parts)}
                </text>
              )}
              <text x={step / 2} y={high + 14} className="label">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <Numbers columns={columns} unit={unit} />
    </figure>
  );
}

function Numbers({ columns, unit }: { columns: readonly Column[]; unit: string }) {
  const intl = useIntl();
  const names = [...new Set(columns.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  return (
    <details className="numbers">
      <summary>{intl.formatMessage({ id: "plot.table" })}</summary>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ label, parts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {names.map((name) => (
                  <td key={name}>{parts.find((part) => part.name === name)?.value ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export interface Share {
  readonly label: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The share of games won, and between which values it lies with 95 %. */
  readonly rate: number;
  readonly from: number;
  readonly to: number;
}

/** Shares as a table whose last column is drawn: the line is the interval, the mark the share. */
export function Shares({ title, head, rows }: { title: string; head: string; rows: readonly Share[] }) {
  const intl = useIntl();
  const id = useId();
  const percent = (value: number) => intl.formatNumber(value, { style: "percent", maximumFractionDigits: 0 });
  const say = (name: string) => intl.formatMessage({ id: name });
  return (
    <section className="plot" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="scroll">
        <table className="shares">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{say("stats.won")}</th>
              <th scope="col">{say("stats.lost")}</th>
              <th scope="col">{say("stats.drawn")}</th>
              <th scope="col">{say("stats.share")}</th>
              <th scope="col">{say("stats.interval")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, won, lost, drawn, rate, from, to }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{won}</td>
                <td>{lost}</td>
                <td>{drawn}</td>
                <td>
                  <b>{percent(rate)}</b>
                </td>
                <td className="interval">
                  <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <path d="M50 0V12" className="axis" />
                    <path d={`M${from * 100} 6H${to * 100}`} className="line" />
                    <rect x={rate * 100 - 1} y="1.500" width="2" height="9" className="mark" />
                  </svg>
                  <small>
                    {percent(from)}–{percent(to)}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What is cut into the table: a compass and depth lines, or orbits and twelve spokes. */
import { memo } from "react";

const turns = Array.from({ length: 12 }, (_, i) => i * 30);

export const Engraving = memo(function Engraving({ game }: { game: "opcg" | "dbs" }) {
  return (
    <svg
      className="engraving"
      viewBox="-500 -300 1000 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {game === "opcg" ? <Compass /> : <Wheels />}
    </svg>
  );
});

function Compass() {
  return (
    <g fill="none" stroke="currentColor">
      {[90, 96, 150, 230, 236, 320, 420].map((r) => (
        <circle key={r} r={r} strokeDasharray={r === 150 || r === 320 ? "2 10" : undefined} />
      ))}
      {turns.map((turn) => (
        <path key={turn} d="M0-96V-420" transform={`rotate(${turn})`} strokeDasharray="1 6" />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M0-230L18-26 0-8-18-26z"
          fill="currentColor"
          fillOpacity=".35"
          transform={`rotate(${turn})`}
        />
      ))}
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} d="M0-150L10-22 0-10-10-22z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function Wheels() {
  return (
    <g fill="none" stroke="currentColor">
      {[70, 130, 210, 216, 300, 410].map((r) => (
        <circle key={r} r={r} />
      ))}
      {turns.map((turn, i) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-70V-410" strokeOpacity=".6" />
          <circle
            cy={i % 2 === 0 ? -210 : -300}
            r={i % 3 === 0 ? 16 : 9}
            fill="currentColor"
            fillOpacity=".3"
          />
        </g>
      ))}
      <ellipse rx="470" ry="120" transform="rotate(-18)" />
      <ellipse rx="470" ry="120" transform="rotate(18)" />
    </g>
  );
}

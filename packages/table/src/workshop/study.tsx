/** What stands beside the table while a position is studied: what it shows, its moves, a puzzle, a lesson. */
import { useTable } from "../app/store.ts";
import "./workshop.css";
import { learnMessages } from "./i18n/messages.ts";
import { DeskPanel } from "./judge/desk-panel.tsx";
import { ScenarioPanel } from "./judge/scenario-panel.tsx";
import { LessonPanel } from "./lessons/panel.tsx";
import { PuzzlePanel } from "./puzzles/panel.tsx";
import { Speaking } from "./speaking.tsx";

const panels = { desk: DeskPanel, puzzle: PuzzlePanel, lesson: LessonPanel, scenario: ScenarioPanel };

export default function StudyPanel() {
  const study = useTable((t) => t.study);
  if (study === null) return null;
  const Panel = panels[study.what];
  return (
    <Speaking load={learnMessages}>
      <Panel key={`${study.what} ${study.id}`} study={study} />
    </Speaking>
  );
}

import type { Answer } from '@rondo/domain/answer';
import { isAnswered } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { ListChecks } from 'lucide-react';
import { memo, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import type { ItemRow } from '../draft/item-rows.ts';
import { restOfSection } from '../draft/rest-of-section.ts';
import { valueText } from '../draft/value-text.ts';
import { AHEAD } from '../failed-first.ts';
import { ContentsRow } from './contents-row.tsx';
import { RestSheet } from './rest-sheet.tsx';

/** What the list shows: how the items stand, and which of them is at hand. */
interface Contents {
  rows: readonly ItemRow[];
  answers: DraftState['answers'];
  current: string;
}

type Props = {
  contents: Contents;
  onPick: (itemId: string) => void;
  onAnswer: (item: CheckItem, change: Partial<Answer>) => void;
  onPassAll: (items: readonly CheckItem[], section: string) => void;
  /** From where an answer was carried over, in words; empty for one that is given here. */
  carriedWords: (recordId: string | null) => string;
  /** It fills the page: then it has the page's heading. */
  isPage: boolean;
};

interface Section {
  id: string;
  name: string;
  rows: ItemRow[];
}

/** All items by their section, with how each stands; a pass/fail item is answered right here. */
export const ContentsList = memo(function ContentsList(props: Props) {
  const { contents, onPick, onAnswer, onPassAll, carriedWords, isPage } = props;
  const t = useT();
  const { rows, answers, current } = contents;
  const [asked, setAsked] = useState<Section | null>(null);
  return (
    <>
      <nav className="contents" aria-label={t('inspection.list.title')}>
        {isPage && <h1 className="visually-hidden">{t('inspection.list.title')}</h1>}
        {sectionsOf(rows, t('inspection.list.lastFailed')).map((section) => (
          <section key={section.id} aria-labelledby={`section-${section.id}`}>
            <SectionHead section={section} answers={answers} onRest={() => setAsked(section)} />
            <ul>
              {section.rows.map(({ item, mark, isMissing, failedLastTime, carriedFrom }) => {
                const given = answers[item.id] ?? null;
                return (
                  <ContentsRow
                    key={item.id}
                    item={item}
                    mark={mark}
                    verdict={verdictOf(given)}
                    isMissing={isMissing}
                    failedLastTime={failedLastTime}
                    carried={carriedWords(carriedFrom)}
                    answered={given && isAnswered(item, given) ? valueText(item, given, t) : ''}
                    isCurrent={item.id === current}
                    onPick={onPick}
                    onAnswer={onAnswer}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </nav>
      {asked && (
        <RestSheet
          section={asked.name}
          rest={restOfSection(rows, asked.id, answers)}
          onPass={(items) => onPassAll(items, asked.name)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
});

type HeadProps = { section: Section; answers: DraftState['answers']; onRest: () => void };

/** A button for one item is no shorter than the item's own. */
const FEWEST_TO_PASS = 2;

function SectionHead({ section, answers, onRest }: HeadProps) {
  const t = useT();
  const { id, name, rows } = section;
  const done = rows.filter((row) => row.mark !== 'open').length;
  const { passing } = restOfSection(rows, id, answers);
  return (
    <header className="contents-section">
      <h2 id={`section-${id}`}>
        {name}{' '}
        <span className="num">
          {done} / {rows.length}
        </span>
      </h2>
      {passing.length >= FEWEST_TO_PASS && (
        <button type="button" className="contents-rest" onClick={onRest}>
          <ListChecks size={16} strokeWidth={1.75} aria-hidden />
          {t('inspection.rest.open', { count: passing.length })}
        </button>
      )}
    </header>
  );
}

function verdictOf(given: Answer | null): 'pass' | 'fail' | null {
  if (given === null || given.na) return null;
  return given.value === 'pass' || given.value === 'fail' ? given.value : null;
}

function sectionsOf(rows: readonly ItemRow[], lastFailed: string): Section[] {
  const sections = new Map<string, Section>();
  for (const row of rows) {
    const section = sections.get(row.categoryId) ?? {
      id: row.categoryId,
      name: row.categoryId === AHEAD ? lastFailed : row.category,
      rows: [],
    };
    section.rows.push(row);
    sections.set(row.categoryId, section);
  }
  return [...sections.values()];
}

import type { RecordDetail } from '@rondo/contract/record';
import type { ScoreLabel } from '@rondo/domain/scoring/score-node';
import { forcedSentence } from '@rondo/messages/forced-sentence';
import { levelWord } from '@rondo/messages/format/level-word';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { type EquationLine, linesOf } from './equation.ts';

import './scored-drawer.css';

/** How the score came about: the equation behind it, line by line down to the number on the report. */
export default function ScoredDrawer({ record, onClose }: { record: RecordDetail; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { outcome, scoring } = record;
  const sentence = forcedSentence(record, t);
  const byRate = outcome.levelBeforeVeto ?? outcome.level;
  return (
    <DetailDrawer label={t('record.how.title')} number={record.number} link={null} onClose={onClose}>
      <DrawerHead title={t('record.how.title')} place={t(`record.how.method.${scoring.method}`)} />
      <DrawerSection>
        <ol className="equation">
          {outcome.tree &&
            linesOf(outcome.tree).map((line, i, all) => (
              <Line key={line.key} line={line} isLast={i === all.length - 1} />
            ))}
        </ol>
        {byRate && (
          <p className="dense">
            {t('record.how.rate', {
              rate: format.percent(outcome.ratePercent === null ? null : outcome.ratePercent / 100),
              level: levelWord(byRate, t),
            })}
          </p>
        )}
        {sentence && <p className="dense">{sentence}</p>}
        {outcome.na > 0 && scoring.naPolicy === 'exclude' && (
          <p className="meta">{t('record.how.naLeftOut', { count: outcome.na })}</p>
        )}
      </DrawerSection>
    </DetailDrawer>
  );
}

function Line({ line, isLast }: { line: EquationLine; isLast: boolean }) {
  const t = useT();
  const format = useFormat();
  const head = (
    <>
      <span className="equation-sign" aria-hidden={line.sign === 'note'}>
        {line.sign === 'note' ? '' : line.sign}
      </span>
      <span className="equation-label">
        {isLast ? t('record.how.result') : wordsOf(line.label, t)}
        {line.weight !== null && <span className="meta"> {t('record.equation.weight', { weight: line.weight })}</span>}
      </span>
      <span className="num">
        {line.amount !== null && (line.isRate ? format.percent(line.amount) : format.score(line.amount))}
      </span>
    </>
  );
  if (line.items.length === 0) {
    return (
      <li data-sign={line.sign} data-last={isLast} className="equation-line">
        {head}
      </li>
    );
  }
  return (
    <li data-sign={line.sign}>
      <details>
        <summary className="equation-line">{head}</summary>
        <ul>
          {line.items.map((item) => (
            <li key={item.key} className="equation-line equation-item">
              <span />
              <span className="equation-label">{wordsOf(item.label, t)}</span>
              <span className="num">
                {line.weight === null ? format.score(item.amount) : format.percent(item.amount)}
                {line.weight === null && item.possible !== null && (
                  <span className="score-of">/{format.score(item.possible)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function wordsOf({ key, params }: ScoreLabel, t: Translate): string {
  return t(`inspection.scoreLabel.${key}`, params);
}

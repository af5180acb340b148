import type { CounterHour } from '@rondo/contract/flow-reading';
import { Fragment } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { hourText } from '../hour-text.ts';

interface Props {
  hours: readonly CounterHour[];
  /** Several days: each hour says which. */
  hasDays: boolean;
  mayCorrect: boolean;
  onCorrect: (hour: CounterHour) => void;
  onTakeBack: (hour: CounterHour) => void;
}

/** The hours of a counter. A gap says that it is one; it is never 0. */
export function HoursTable({ hours, hasDays, mayCorrect, onCorrect, onTakeBack }: Props) {
  const t = useT();
  return (
    <table className="flow-reading-table">
      <thead>
        <tr>
          <th scope="col">{t('flowReading.hour')}</th>
          <th scope="col">{t('flowReading.entries')}</th>
          <th scope="col">{t('flowReading.exits')}</th>
          <th scope="col">{t('flowReading.healthy')}</th>
          {mayCorrect && <th scope="col" aria-label={t('flowReading.correct')} />}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <Fragment key={hour.at}>
            <tr className={hour.correction ? 'flow-reading-noted' : undefined}>
              <td>
                {hasDays && <span className="meta num">{hour.day} </span>}
                <span className="num">{hourText(hour.hour)}</span>
              </td>
              <Counted of={hour} />
              {mayCorrect && (
                <td>
                  {hour.correction && (
                    <Button isSmall onPress={() => onTakeBack(hour)}>
                      {t('flowReading.takeBack')}
                    </Button>
                  )}
                  {isCorrectable(hour) && (
                    <Button isSmall onPress={() => onCorrect(hour)}>
                      {t('flowReading.correct')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
            {hour.correction && (
              <tr>
                <td colSpan={mayCorrect ? 5 : 4} className="flow-reading-note meta">
                  <Correction of={hour.correction} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Of a closed hour without a reading nobody misses anything. */
const isCorrectable = ({ correction, entries, isOpen }: CounterHour): boolean =>
  correction === null && (entries !== null || isOpen);

function Counted({ of: { entries, exits, isOpen, healthyMinutes, expectedMinutes } }: { of: CounterHour }) {
  const t = useT();
  const format = useFormat();
  const isShort = healthyMinutes < expectedMinutes;
  const minutes = t('flowReading.minutes', { healthy: healthyMinutes, expected: expectedMinutes });
  if (entries === null || exits === null) {
    return (
      <td colSpan={3} className={isOpen && expectedMinutes > 0 ? 'flow-reading-gap' : 'meta'}>
        {isOpen ? t('flowReading.noData') : t('flowReading.closed')}
      </td>
    );
  }
  return (
    <>
      <td className="num">{format.count(entries)}</td>
      <td className="num">{format.count(exits)}</td>
      <td className={isShort ? 'num flow-reading-gap' : 'num meta'}>{minutes}</td>
    </>
  );
}

/** The note of a correction, over the width of the table: a reason may be long. */
function Correction({ of: { before, reason, by } }: { of: NonNullable<CounterHour['correction']> }) {
  const t = useT();
  const was = before
    ? t('flowReading.before', { entries: before.entries, exits: before.exits })
    : t('flowReading.beforeNothing');
  return (
    <>
      {t('flowReading.correctedLine', { by: by?.name ?? '—', reason })} · {was}
    </>
  );
}

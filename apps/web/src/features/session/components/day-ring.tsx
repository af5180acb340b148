import type { Shape } from '@rondo/domain/state-shapes';
import { useT } from '../../../shared/i18n.tsx';
import { type IconTone, StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { type Role, role } from '../../../shared/ui/tokens.ts';

type State = 'done' | 'review' | 'fix' | 'late' | 'open';

const looks: Record<State, { mark: Role; shape: Shape; tone: IconTone }> = {
  done: { mark: 'brand', shape: 'check', tone: 'current' },
  review: { mark: 'waitMark', shape: 'half', tone: 'wait' },
  fix: { mark: 'warnMark', shape: 'ring', tone: 'warn' },
  late: { mark: 'badMark', shape: 'clock', tone: 'bad' },
  open: { mark: 'lineStrong', shape: 'dashed', tone: 'mute' },
};
const STATES = ['done', 'review', 'fix', 'late', 'open'] as const satisfies readonly State[];

const MARKS = 60;
const VISITED = 38;
const SPECIAL: Readonly<Record<number, State>> = { 16: 'fix', 24: 'review', 36: 'late', 37: 'review' };

const stateAt = (index: number): State => SPECIAL[index] ?? (index < VISITED ? 'done' : 'open');

/** The day as a ring of stores, each a mark that fills as the round goes on. A drawing, without figures. */
export function DayRing() {
  const t = useT();
  return (
    <figure className="day-ring">
      <svg viewBox="-200 -200 400 400" role="img" aria-label={t('session.ringLabel')}>
        {Array.from({ length: MARKS }, (_, index) => {
          const state = stateAt(index);
          const isLoud = state !== 'done' && state !== 'open';
          return (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move
              key={index}
              y1={-(state === 'open' ? 176 : 164)}
              y2={-(isLoud ? 198 : 192)}
              stroke={role(looks[state].mark)}
              strokeWidth={5}
              strokeLinecap="round"
              transform={`rotate(${(index * 360) / MARKS})`}
            />
          );
        })}
      </svg>
      <figcaption>
        <ul className="day-legend">
          {STATES.map((state) => (
            <li key={state}>
              <span style={{ color: role(looks[state].mark) }}>
                <StatusIcon shape={looks[state].shape} tone={looks[state].tone} />
              </span>
              {t(`session.legend.${state}`)}
            </li>
          ))}
        </ul>
        <p className="day-slogan">{t('session.slogan')}</p>
        <p>{t('session.sloganHint')}</p>
        <p className="meta">{t('session.drawing')}</p>
      </figcaption>
    </figure>
  );
}

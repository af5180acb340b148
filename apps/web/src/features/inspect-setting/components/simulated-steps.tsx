import type { Output } from '@rondo/contract/kit/endpoint';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { taskApi } from '@rondo/contract/task';
import type { ReactNode } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

type Simulation = Output<typeof taskApi.simulate>;

/** Each step of the task with its people, and the gaps. */
export function SimulatedSteps({ found }: { found: Simulation }) {
  const t = useT();
  const { source, reviews, isBlocked } = found;
  return (
    <section className="card setting-card" aria-live="polite" aria-label={t('inspectSetting.process')}>
      <Banner tone={isBlocked ? 'bad' : 'ok'}>
        {t(isBlocked ? 'inspectSetting.simulate.blocked' : 'inspectSetting.simulate.ready')}
      </Banner>
      <p className="meta">
        {t('inspectSetting.simulate.source')}: {t(`inspectSetting.simulate.sources.${source ?? 'none'}`)}
      </p>
      <ol className="setting-steps">
        <Step label={t('inspectSetting.simulate.initiate')} people={[found.initiator]} />
        <Step label={t('inspectSetting.simulate.handle')} people={found.handlers} isGap={found.handlers.length === 0} />
        {reviews.map((one) => (
          <Step
            key={one.no}
            label={t(one.level === null ? 'inspectSetting.simulate.reviewSkipped' : 'inspectSetting.simulate.review', {
              level: one.level ?? one.no,
            })}
            people={one.people}
            isGap={one.isGap}
            note={
              <>
                {one.people.length > 1 && t(`task.review.modes.${one.mode}`)}
                {one.ownWork.length > 0 &&
                  t('inspectSetting.simulate.ownWork', {
                    names: listText(
                      t,
                      one.ownWork.map(({ name }) => name),
                    ),
                  })}{' '}
                {one.isStandIn && t('inspectSetting.simulate.standIn')}
                {one.level === null && t('inspectSetting.simulate.skippedWhy')}
              </>
            }
          />
        ))}
        {reviews.length === 0 && (
          <li>
            <strong>{t('inspectSetting.words.review')}</strong>
            <span>{t('inspectSetting.words.noReview')}</span>
          </li>
        )}
        <Step label={t('inspectSetting.simulate.cc')} people={found.ccs} />
      </ol>
    </section>
  );
}

interface StepProps {
  label: string;
  people: readonly PersonRef[];
  isGap?: boolean;
  note?: ReactNode;
}

function Step({ label, people, isGap = false, note }: StepProps) {
  const t = useT();
  const names = people.map(({ name }) => name);
  return (
    <li>
      <strong>{label}</strong>
      <span>
        {isGap && (
          <>
            <StatusIcon shape="triangle" tone="warn" />{' '}
          </>
        )}
        {names.length === 0 ? t('inspectSetting.simulate.nobody') : listText(t, names)}
        {note && <span className="meta"> {note}</span>}
      </span>
    </li>
  );
}

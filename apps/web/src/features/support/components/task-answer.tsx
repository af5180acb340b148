import type { Output } from '@rondo/contract/kit/endpoint';
import type { supportApi } from '@rondo/contract/support';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

type Told = Output<typeof supportApi.explainTask>;

/** The state, the events that are open to the member, and what is in the way of the others. */
export function TaskAnswer({ told: { task, member, sees, events } }: { told: Told }) {
  const t = useT();
  const legal = events.filter(({ isLegal }) => isLegal);
  const illegal = events.filter(({ isLegal }) => !isLegal);
  return (
    <>
      <section className="support-part">
        <h2>
          <Link to={objectLink('task', task.id)}>{task.number}</Link> {task.name}
        </h2>
        <p>
          {t(`task.kinds.${task.kind}`)} · {t('support.state')}: <strong>{t(`state.task.${task.state}`)}</strong> ·{' '}
          {member.name}
        </p>
        {!sees && <Banner tone="mute">{t('support.noSight', { name: member.name })}</Banner>}
      </section>
      <section className="support-part">
        <h3>{t('support.legal')}</h3>
        {legal.length === 0 && <p className="meta">{t('support.noneLegal')}</p>}
        <ul className="support-list">
          {legal.map(({ event, to }) => (
            <li key={event}>
              <span className="strong">{t(`support.event.${event}`)}</span>
              {to && <span className="meta">{t('support.to', { state: t(`state.task.${to}`) })}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section className="support-part">
        <h3>{t('support.illegal')}</h3>
        <ul className="support-list">
          {illegal.map(({ event, why }) => (
            <li key={event}>
              <span className="strong">{t(`support.event.${event}`)}</span>
              <span className="meta">
                {why.length === 0
                  ? t('support.noSight', { name: member.name })
                  : why.map((one) => t(`support.why.${one}`)).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

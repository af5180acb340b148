import { type ReportLink, reportApi } from '@rondo/contract/report';
import type { LinkState } from '@rondo/domain/report-link';
import type { Shape } from '@rondo/domain/state-shapes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Tone } from '../../../shared/ui/tokens.ts';
import { LinkForm } from './link-form.tsx';

/** The external links to a report: how they are used, a form for a further one, and an end for each. */
export function OutsideLinks({ recordId }: { recordId: string }) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(reportApi.links, { id: recordId }, { part: true });
  return (
    <section aria-label={t('report.link.outside')}>
      <h3>{t('report.link.outside')}</h3>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data && (data.isAllowed ? <p className="meta">{t('report.link.outsideHint')}</p> : <Off />)}
      {data?.isAllowed && <LinkForm recordId={recordId} />}
      {data && <Links list={data.list} />}
    </section>
  );
}

/** That the company allows none, and where that is set. */
function Off() {
  const t = useT();
  const can = useCan();
  const place = t('report.layout.title');
  return (
    <p className="meta">
      {t('report.link.off')}{' '}
      {can('x_issue_settings') ? (
        <Link to="/inspect/settings?tab=report">{t('report.link.offHint', { place })}</Link>
      ) : (
        t('report.link.offHint', { place })
      )}
    </p>
  );
}

const LOOK: Record<LinkState, [Shape, Tone]> = {
  open: ['check', 'ok'],
  expired: ['clock', 'mute'],
  ended: ['bar', 'mute'],
};

function Links({ list }: { list: readonly ReportLink[] }) {
  const t = useT();
  const [ending, setEnding] = useState<ReportLink | null>(null);
  if (list.length === 0) return <p className="meta">{t('report.link.none')}</p>;
  return (
    <>
      <ul className="share-links">
        {list.map((link) => (
          <LinkRow key={link.id} link={link} onEnd={() => setEnding(link)} />
        ))}
      </ul>
      {ending && <EndLink link={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function LinkRow({ link, onEnd }: { link: ReportLink; onEnd: () => void }) {
  const t = useT();
  const format = useFormat();
  const { state, number, view, by, createdAt, expiresAt, opened, openedAt } = link;
  const [shape, tone] = LOOK[state];
  const used = openedAt
    ? t('report.link.opened', { count: opened, time: format.dateTime(openedAt) })
    : t('report.link.neverOpened');
  return (
    <li>
      <StatusIcon shape={shape} tone={tone} size={16} />
      <div>
        <p className="num">
          {t(`report.link.state.${state}`)} · {number} · {t(`report.get.${view}`)}
          {state === 'open' && <> · {t('report.link.until', { time: format.dateTime(expiresAt) })}</>}
        </p>
        <p className="meta num">
          {t('report.link.by', { name: by.name, time: format.dateTime(createdAt) })} · {used}
        </p>
      </div>
      {state === 'open' && (
        <Button isSmall label={t('report.link.end', { number })} onPress={onEnd}>
          {t('report.link.endAct')}
        </Button>
      )}
    </li>
  );
}

function EndLink({ link: { id, number }, onClose }: { link: ReportLink; onClose: () => void }) {
  const t = useT();
  const end = useAct(reportApi.endLink, {
    onDone: () => {
      toast.ok(t('report.link.ended'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('report.link.endTitle', { number })}
      verb={t('report.link.endAct')}
      isDanger
      isBusy={end.busy}
      onConfirm={() => void end.run({ id })}
      onClose={onClose}
    >
      <p>{t('report.link.endText')}</p>
    </ConfirmDialog>
  );
}

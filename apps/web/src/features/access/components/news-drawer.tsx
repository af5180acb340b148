import { type AccessChange, accessApi } from '@rondo/contract/access';
import { ShieldCheck } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { pageName, pageOf } from '../../../shared/page-names.ts';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import './access.css';

/** What changed for the reader: permissions and pages that came and went, and who changed them. Closing it marks it read. */
export default function NewsDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, isPending, error, refetch } = useCall(accessApi.changes, {});
  const seen = useAct(accessApi.seen, { invalidates: ['me'] });
  const close = () => {
    if (data?.some((change) => change.seenAt === null)) void seen.run({});
    onClose();
  };
  const done = (
    <button type="button" className="button button-primary" onClick={close}>
      {t('access.news.seen')}
    </button>
  );
  return (
    <DetailDrawer label={t('access.news.title')} link={null} onClose={close} footer={done}>
      <DrawerHead title={t('access.news.title')} />
      {isPending && <SkeletonRows rows={4} />}
      {(error || data?.length === 0) && (
        <ListEmptyState
          noun={t('access.news.title')}
          icon={ShieldCheck}
          nothingYet={t('access.news.noneText')}
          failure={error}
          isFiltered={false}
          onRetry={() => void refetch()}
          onClear={() => {}}
        />
      )}
      <ol className="access-changes">
        {data?.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ol>
    </DetailDrawer>
  );
}

function ChangeItem({ change }: { change: AccessChange }) {
  const t = useT();
  const { dateTime } = useFormat();
  const named = (paths: readonly string[]): string[] =>
    paths.flatMap((path) => {
      const page = pageOf(path);
      return page ? [t(pageName(page))] : [];
    });
  const lines = [
    { key: 'gained', sign: '+', words: change.gained.map((code) => t(`permission.${code}`)) },
    { key: 'lost', sign: '−', words: change.lost.map((code) => t(`permission.${code}`)) },
    { key: 'pagesGained', sign: '+', words: named(change.pagesGained) },
    { key: 'pagesLost', sign: '−', words: named(change.pagesLost) },
  ] as const;
  return (
    <li>
      <p className="access-change-head">
        <strong>{causeOf(change, t)}</strong>
        {change.seenAt === null && <Pill tone="wait">{t('access.news.fresh')}</Pill>}
        <time className="meta" dateTime={change.at}>
          {dateTime(change.at)}
        </time>
      </p>
      <dl>
        {lines
          .filter(({ words }) => words.length > 0)
          .map(({ key, sign, words }) => (
            <div key={key} data-sign={sign}>
              <dt>
                <span aria-hidden="true">{sign}</span> {t(`access.news.${key}`)}
              </dt>
              <dd>{words.join(t('permission.forbidden.separator'))}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

function causeOf({ cause, by, roleName }: AccessChange, t: Translate): string {
  const params = { by: by?.name ?? t('access.news.system'), role: roleName ?? '' };
  return t(`access.news.cause.${cause === 'roles_assigned' && roleName ? 'roles_assigned_one' : cause}`, params);
}

import { senderApi } from '@rondo/contract/sender';
import { CHANNELS } from '@rondo/domain/sender';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';

/** Tries that failed, newest first; of one sender where the address names it. */
export function FailureList() {
  const t = useT();
  const { dateTime } = useFormat();
  const params = useListParams({ filters: ['channel', 'senderId'] });
  const [query] = useSearchParams();
  const channel = CHANNELS.filter((one) => params.filters.channel.includes(one));
  const senderId = params.filters.senderId;
  const isNarrowed = query.has('channel') || query.has('senderId');
  const { data, error, refetch } = useCall(
    senderApi.failures,
    {
      ...{ page: params.page, size: params.size },
      ...(channel.length > 0 ? { channel } : {}),
      ...(senderId.length > 0 ? { senderId } : {}),
    },
    { keepPrevious: true, part: true },
  );
  return (
    <section className="sender-failures">
      <h2>{t('sender.failures.title')}</h2>
      <p className="meta">{t('sender.failures.hint')}</p>
      {isNarrowed && (
        <Link to="/sender" className="sender-all">
          {t('sender.failures.open')}
        </Link>
      )}
      {error && <LoadFailure noun={t('sender.failures.title')} failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data?.list.length === 0 && <p>{t('sender.failures.nothing')}</p>}
      {data && data.list.length > 0 && (
        <>
          <ul className="sender-list">
            {data.list.map((one) => (
              <li key={one.id} className="sender-failure">
                <span className="num">{dateTime(one.at)}</span>
                <span>
                  <strong>{one.sender?.name ?? t(`sender.channel.${one.channel}`)}</strong> {one.reason}
                </span>
                <span className="meta">
                  {t(
                    one.isTest
                      ? 'sender.failures.test'
                      : one.isFinal
                        ? 'sender.failures.final'
                        : 'sender.failures.again',
                  )}
                </span>
              </li>
            ))}
          </ul>
          <PageFooter list={data} params={params} />
        </>
      )}
    </section>
  );
}

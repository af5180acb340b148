import { messageReportApi } from '@rondo/contract/message-report';
import { openedRatio } from '@rondo/domain/message-noise';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ledgerLink } from '../ledger-input.ts';

const SIZE = 20;

/** Whoever got any, the most first: the rows behind the number of people. */
export function PeopleTable({ days }: { days: { from: string; to: string } }) {
  const t = useT();
  const format = useFormat();
  const [{ page, size }, setPage] = useState({ page: 1, size: SIZE });
  const { data, error, refetch } = useCall(
    messageReportApi.people,
    { ...days, page, size },
    { keepPrevious: true, part: true },
  );
  if (error) return <LoadFailure noun={t('message.noise.people')} failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  return (
    <section id="people">
      <h2>{t('message.noise.byPerson')}</h2>
      <div className="noise-scroll">
        <table className="noise-table">
          <thead>
            <tr>
              <th scope="col">{t('message.noise.person')}</th>
              <th scope="col" className="num">
                {t('message.noise.messages')}
              </th>
              <th scope="col" className="num">
                {t('message.noise.openedRatio')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ member, messages, opened }) => (
              <tr key={member.id}>
                <td>{member.name}</td>
                <td className="num">
                  <Link to={ledgerLink(days, { isCounted: 'true', memberId: member.id })}>
                    {format.count(messages)}
                  </Link>
                </td>
                <td className="num">
                  <Link to={ledgerLink(days, { state: 'opened', memberId: member.id })}>
                    {format.percent(openedRatio({ messages, opened }))}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ListFooter
        total={data.total}
        isCapped={data.totalIsCapped}
        page={page}
        size={size}
        hasMore={data.next !== null}
        onChange={(next, nextSize) => setPage({ page: nextSize === size ? next : 1, size: nextSize })}
      />
    </section>
  );
}

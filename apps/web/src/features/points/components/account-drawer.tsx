import type { Output } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
import { daysBetween } from '@rondo/domain/civil-time';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Spark } from '../../../shared/ui/chart/spark.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { allRows, cycleRows } from '../ledger-link.ts';
import { Badge } from './badge.tsx';
import { PointsLink } from './points-link.tsx';
import { PostingCard } from './posting-card.tsx';
import './points.css';

/** One account: where it stands, how it went, what was posted last. */
export default function AccountDrawer(row: OpenRowProps) {
  const t = useT();
  return (
    <ObjectDrawer
      {...row}
      read={useCall(pointsApi.account, { id: row.id }, { part: true })}
      noun={t('points.noun')}
      titleOf={({ owner }) => owner.name}
      footer={() => null}
    >
      {(account) => <Body account={account} />}
    </ObjectDrawer>
  );
}

const TREND = { width: 360, height: 64 };

function Body({ account }: { account: Output<typeof pointsApi.account> }) {
  const t = useT();
  const format = useFormat();
  const { owner, rule, balance, rank, of, lower, upper, cycleFrom, cycleTo, trend, postings } = account;
  const dayOf = (day: string) => format.day(`${day}T12:00:00Z`);
  const left = Math.max(0, daysBetween(format.civilDay(Date.now()), cycleTo) + 1);
  return (
    <>
      <DrawerHead title={owner.name} place={[rule.name, owner.path].filter(Boolean).join(' · ')} />
      <DrawerSection>
        <Facts
          items={[
            {
              label: t('points.column.balance'),
              value: <PointsLink to={allRows(account.id)} points={balance} isPlain />,
            },
            { label: t('points.column.badge'), value: <Badge row={account} /> },
            { label: t('points.column.rank'), value: t('points.rank', { rank, of }) },
            {
              label: t('points.column.cycle'),
              value: `${t('points.daysLeft', { count: left })} · ${t('points.cycleSpan', { from: dayOf(cycleFrom), to: dayOf(cycleTo) })}`,
            },
            {
              label: t('points.column.plus'),
              value: <PointsLink to={cycleRows(account, 'plus')} points={account.plus} />,
            },
            {
              label: t('points.column.minus'),
              value: <PointsLink to={cycleRows(account, 'minus')} points={-account.minus} />,
            },
            {
              label: t('points.column.lost'),
              value: <PointsLink to={cycleRows(account, 'lost')} points={account.lost} isPlain />,
            },
            {
              label: t('points.column.rule'),
              value: <Link to={`/score/rule?open=${rule.id}`}>{t('points.theirRule')}</Link>,
            },
          ]}
        />
        <p className="meta">
          {t('points.limits', { lower: format.score(lower), upper: format.score(upper) })} · {t('points.lostHint')}
        </p>
      </DrawerSection>
      <DrawerSection title={t('points.trend')}>
        <Spark values={trend.map((one) => one.balance)} {...TREND} />
        <p className="meta">
          {t('points.trendSaid', {
            from: format.score(trend[0]?.balance ?? balance),
            to: format.score(trend.at(-1)?.balance ?? balance),
          })}
        </p>
      </DrawerSection>
      <DrawerSection title={t('points.last')}>
        <ul className="points-list">
          {postings.map((posting) => (
            <li key={posting.id}>
              <PostingCard row={posting} isOwn />
            </li>
          ))}
        </ul>
        <Link to={allRows(account.id)}>{t('points.all')}</Link>
      </DrawerSection>
    </>
  );
}

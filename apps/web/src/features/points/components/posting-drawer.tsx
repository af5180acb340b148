import { type PointsPostingDetail, pointsAppealApi } from '@rondo/contract/points-appeal';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { AppealActs, AppealPart } from '../../points-appeal/index.ts';
import { allRows } from '../ledger-link.ts';
import { postingWords } from '../posting-words.ts';
import { PointsLink } from './points-link.tsx';
import { SourceLink } from './source-link.tsx';

/** One posting: what it is for, what it did to the balance, and the appeal against it. */
export default function PostingDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(pointsAppealApi.get, { postingId: id }, { part: true })}
      noun={t('points.ledgerNoun')}
      titleOf={({ owner }) => owner.name}
      footer={(one) => (one.can.length > 0 || one.appealUntil !== null) && <AppealActs key={id} posting={one} />}
    >
      {(one) => <Body one={one} />}
    </ObjectDrawer>
  );
}

function Body({ one }: { one: PointsPostingDetail }) {
  const t = useT();
  const format = useFormat();
  const { owner, rule, requested, applied, balance, limitedBy, operator, reason, source } = one;
  const score = (points: number) => `${points > 0 ? '+' : ''}${format.score(points)}`;
  return (
    <>
      <DrawerHead
        title={`${postingWords(t, one)} ${score(applied)}`}
        place={[owner.name, owner.path].filter(Boolean).join(' · ')}
      />
      <DrawerSection>
        <Facts
          items={[
            { label: t('points.column.at'), value: format.dateTime(one.at) },
            {
              label: t('points.column.rule'),
              value: <Link to={`/score/rule?open=${rule.id}`}>{rule.name}</Link>,
            },
            { label: t('points.column.requested'), value: score(requested) },
            {
              label: t('points.column.applied'),
              value: [score(applied), ...(limitedBy ? [t(`points.limitedBy.${limitedBy}`)] : [])].join(' · '),
            },
            {
              label: t('points.column.balance'),
              value: <PointsLink to={allRows(one.accountId)} points={balance} isPlain />,
            },
            ...(source ? [{ label: t('points.column.source'), value: <SourceLink row={one} /> }] : []),
            ...(operator === null ? [] : [{ label: t('points.column.operator'), value: <Person name={operator} /> }]),
            ...(reason === '' ? [] : [{ label: t('points.column.reason'), value: reason, isWide: true }]),
          ]}
        />
      </DrawerSection>
      <AppealPart posting={one} />
    </>
  );
}

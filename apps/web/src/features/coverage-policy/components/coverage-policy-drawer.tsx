import { type CoveragePolicyDetail, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { CoverageState } from '@rondo/domain/coverage';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { askedWords, whereWords } from '../policy-words.ts';
import { CoveragePolicyActs } from './coverage-policy-acts.tsx';
import { CoveredShops } from './covered-shops.tsx';
import './coverage-policy.css';

interface Props extends OpenRowProps {
  onEdit: (policy: CoveragePolicyDetail) => void;
  /** Which of its stores are listed. */
  shown: CoverageState | null;
  onShow: (state: CoverageState | null) => void;
}

/** One coverage policy: what it asks for, how its stores stand, and the way to dispatch to those that wait. */
export default function CoveragePolicyDrawer({ onEdit, shown, onShow, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(coveragePolicyApi.get, { id }, { part: true })}
      noun={t('coveragePolicy.noun')}
      titleOf={({ name }) => name}
      footer={(policy) => <CoveragePolicyActs key={id} policy={policy} shown={shown} onEdit={() => onEdit(policy)} />}
    >
      {(policy) => <Body policy={policy} shown={shown} onShow={onShow} />}
    </ObjectDrawer>
  );
}

function Body({ policy, shown, onShow }: Pick<Props, 'shown' | 'onShow'> & { policy: CoveragePolicyDetail }) {
  const t = useT();
  const format = useFormat();
  const { name, state, from, to, member, createdAt } = policy;
  // Noon of the day: it is the same day in every zone where the reader may be.
  const day = (date: string) => format.day(`${date}T12:00:00Z`);
  return (
    <>
      <DrawerHead
        pills={<StatePill object="coveragePolicy" state={state} />}
        title={name}
        place={whereWords(t, policy)}
      />
      <DrawerSection>
        <Facts
          items={[
            { label: t('coveragePolicy.asked'), value: askedWords(t, policy) },
            { label: t('coveragePolicy.period'), value: t('coveragePolicy.span', { from: day(from), to: day(to) }) },
            { label: t('coveragePolicy.member'), value: <Person name={member.name} /> },
            { label: t('coveragePolicy.created'), value: format.dateTime(createdAt) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('coveragePolicy.shopsOf')}>
        <CoveredShops policy={policy} shown={shown} onShow={onShow} />
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={policy.history} looks={LOOKS} actOf={(event) => t(`coveragePolicy.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  stop: 'closed',
  resume: 'handled',
} as const satisfies Record<string, TimelineNode['state']>;

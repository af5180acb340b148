import { type CoveragePolicyDetail, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { CoverageState } from '@rondo/domain/coverage';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { Timeline, type TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { askedWords, whereWords } from '../policy-words.ts';
import { CoveragePolicyActs } from './coverage-policy-acts.tsx';
import { CoveredShops } from './covered-shops.tsx';
import './coverage-policy.css';

interface Props {
  id: string;
  place?: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  onEdit: (policy: CoveragePolicyDetail) => void;
  /** Which of its stores are listed. */
  shown: CoverageState | null;
  onShow: (state: CoverageState | null) => void;
}

/** One coverage policy: what it asks for, how its stores stand, and the way to dispatch to those that wait. */
export function CoveragePolicyDrawer({ id, place, onEdit, shown, onShow, ...moves }: Props) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(coveragePolicyApi.get, { id }, { part: true });
  return (
    <DetailDrawer
      objectId={id}
      label={data?.name ?? t('coveragePolicy.noun')}
      {...place}
      {...moves}
      footer={data && <CoveragePolicyActs key={id} policy={data} shown={shown} onEdit={() => onEdit(data)} />}
    >
      {data && <Body policy={data} shown={shown} onShow={onShow} />}
      {!data && isError && (
        <FailedDetail
          noun={t('coveragePolicy.noun')}
          failure={error}
          onRetry={() => void refetch()}
          onClose={moves.onClose}
        />
      )}
      {!data && !isError && <SkeletonRows rows={6} />}
    </DetailDrawer>
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
        <History policy={policy} />
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

const isKnown = (event: string): event is keyof typeof LOOKS => event in LOOKS;

function History({ policy: { history } }: { policy: CoveragePolicyDetail }) {
  const t = useT();
  const format = useFormat();
  const nodes = history.flatMap(({ id, event, actor, at }): TimelineNode[] => {
    if (!isKnown(event)) return [];
    const act = t(`coveragePolicy.event.${event}`);
    return [{ key: id, state: LOOKS[event], act, who: actor?.name ?? '', when: format.dateTime(at) }];
  });
  return <Timeline nodes={nodes} />;
}

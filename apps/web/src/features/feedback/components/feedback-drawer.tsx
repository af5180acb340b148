import { type FeedbackDetail, feedbackApi } from '@rondo/contract/feedback';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { CONTEXT_KEYS } from '../sent-context.ts';
import { FeedbackActs } from './feedback-acts.tsx';
import './feedback.css';

/** One feedback: what was sent with it, and what both sides said. */
export default function FeedbackDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(feedbackApi.get, { id }, { part: true })}
      noun={t('feedback.noun')}
      titleOf={({ number }) => number}
      footer={(one) => one.can.length > 0 && <FeedbackActs key={id} feedback={one} />}
    >
      {(one) => <Body one={one} />}
    </ObjectDrawer>
  );
}

function Body({ one }: { one: FeedbackDetail }) {
  const t = useT();
  const format = useFormat();
  const photos = usePhotos(one.photos, t('feedback.photos'));
  const known = CONTEXT_KEYS.filter((key) => one.context[key] !== null);
  return (
    <>
      <DrawerHead
        pills={<StatePill object="feedback" state={one.state} />}
        title={t(`feedback.kind.${one.kind}`)}
        place={one.number}
      />
      <DrawerSection>
        <p className="feedback-said">{one.text}</p>
        <Facts
          items={[
            { label: t('feedback.column.author'), value: <Person name={one.author.name} /> },
            { label: t('feedback.column.created'), value: format.dateTime(one.createdAt) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('feedback.photos')}>
        {photos.length > 0 ? <PhotoGrid photos={photos} /> : <p className="meta">{t('feedback.noPhoto')}</p>}
      </DrawerSection>
      <DrawerSection title={t('feedback.contextTitle')}>
        {known.length === 0 ? (
          <p className="meta">{t('feedback.noContext')}</p>
        ) : (
          <Facts
            items={known.map((key) => ({
              label: t(`feedback.context.${key}`),
              value: <span className="feedback-value">{one.context[key]}</span>,
            }))}
          />
        )}
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline
          history={one.history}
          looks={LOOKS}
          actOf={(event) => t(`feedback.event.${event}`)}
          detailsOf={({ event, comment }) =>
            event !== 'created' && comment && <p className="feedback-said">{comment}</p>
          }
        />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  answer: 'handled',
  close: 'closed',
  reopen: 'initiated',
} as const satisfies Record<string, TimelineNode['state']>;

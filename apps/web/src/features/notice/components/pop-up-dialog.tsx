import { noticeApi } from '@rondo/contract/notice';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { NoticeCheck } from './notice-check.tsx';
import { NoticeText } from './notice-text.tsx';
import { useReading } from './use-reading.ts';
import './notice.css';

interface Props {
  id: string;
  /** How many come after it. */
  more: number;
  onClose: () => void;
}

/** One important announcement over the page: shown it is read; what has to be acknowledged asks for that. */
export default function PopUpDialog({ id, more, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const { data } = useCall(noticeApi.get, { id }, { part: true, hideErrors: true });
  useReading(data);
  const acknowledge = useAct(noticeApi.acknowledge, {
    onDone: () => {
      toast.ok(t('notice.done.acknowledge'));
      refreshCounters();
      onClose();
    },
  });
  if (!data) return null;
  const { title, author, sentAt, content, files, documents, films, can, check } = data;
  return (
    <Dialog
      title={title}
      width={640}
      isSheet
      isSticky
      onClose={onClose}
      footer={
        <>
          {more > 0 && <span className="meta notice-more">{t('notice.popUp.more', { count: more })}</span>}
          {can.acknowledge ? (
            <Button look="primary" isBusy={acknowledge.busy} onPress={() => void acknowledge.run({ id })}>
              {t('notice.act.acknowledge')}
            </Button>
          ) : (
            <Button look="primary" onPress={onClose}>
              {t('notice.popUp.done')}
            </Button>
          )}
        </>
      }
    >
      <div className="notice-preview">
        <p className="meta">
          {[
            t(data.isEmergency ? 'notice.emergencyTag' : 'notice.popUp.title'),
            t('notice.detail.by', { name: author.name, time: format.dateTime(sentAt) }),
          ].join(' · ')}
        </p>
        {content === null ? (
          <p className="meta">{t('notice.detail.recalledFor')}</p>
        ) : (
          <NoticeText content={content} files={files} documents={documents} films={films} />
        )}
        {check && <NoticeCheck notice={data} check={check} />}
      </div>
    </Dialog>
  );
}

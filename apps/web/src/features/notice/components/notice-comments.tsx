import { noticeFollowApi } from '@rondo/contract/notice-follow';
import type { NoticeComment, NoticeDetail } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { Pages } from './pages.tsx';

const SIZES: readonly number[] = LIMIT.page.sizes;

/** What its readers say, the newest first. */
export function NoticeComments({ notice, count }: { notice: NoticeDetail; count: number }) {
  const t = useT();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { id, can } = notice;
  const read = useCall(noticeFollowApi.comments, { id, page, size: SIZES[0] }, { part: true, keepPrevious: true });
  return (
    <DrawerSection title={t('notice.comments.title', { count: format.count(count) })}>
      <div className="notice-readers">
        {can.comment && <CommentForm id={id} onSent={() => setPage(1)} />}
        {read.isError && !read.data && <p className="meta">{failureWords(read.error)}</p>}
        {read.isPending && <SkeletonRows rows={2} />}
        {read.data?.list.length === 0 && <p className="meta">{t('notice.comments.nothing')}</p>}
        <ul className="notice-people">
          {(read.data?.list ?? []).map((one) => (
            <CommentLine key={one.id} comment={one} />
          ))}
        </ul>
        <Pages page={page} next={read.data?.next ?? null} isBusy={read.isPlaceholderData} onPage={setPage} />
      </div>
    </DrawerSection>
  );
}

/** Saying something; what was typed stays when the call fails. */
function CommentForm({ id, onSent }: { id: string; onSent: () => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(() => uuidv7());
  const comment = useAct(noticeFollowApi.comment, {
    onDone: () => {
      setText('');
      setRequestId(uuidv7());
      onSent();
    },
  });
  return (
    <div className="notice-comment">
      <TextField
        label={t('notice.comments.hint')}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={LIMIT.announcement.comment}
      />
      <Button
        isSmall
        isBusy={comment.busy}
        isDisabled={text.trim() === ''}
        onPress={() => void comment.run({ requestId, id, comment: text })}
      >
        {t('notice.comments.send')}
      </Button>
    </div>
  );
}

function CommentLine({ comment: { id, author, comment, at, can } }: { comment: NoticeComment }) {
  const t = useT();
  const format = useFormat();
  const remove = useAct(noticeFollowApi.removeComment, { onDone: () => toast.ok(t('notice.comments.removed')) });
  return (
    <li>
      <span className="notice-line">
        <span className="meta">{`${author.name} · ${format.dateTime(at)}`}</span>
        {can.remove && (
          <button
            type="button"
            className="quiet"
            aria-label={t('notice.comments.remove', { name: author.name })}
            disabled={remove.busy}
            onClick={() => void remove.run({ id })}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </span>
      <span className="notice-said">{comment}</span>
    </li>
  );
}

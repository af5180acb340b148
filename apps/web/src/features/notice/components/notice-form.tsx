import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FullPage } from '../../../shared/ui/form/full-page.tsx';
import { LeaveDialog } from '../../../shared/ui/form/leave-dialog.tsx';
import { sendingOfDraft } from '../notice-draft.ts';
import { useNoticeForm } from '../use-notice-form.ts';
import { FormAfter } from './form-after.tsx';
import { FormWhat } from './form-what.tsx';
import { FormWhen } from './form-when.tsx';
import { FormWhom } from './form-whom.tsx';
import { NoticeConflict } from './notice-conflict.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import './notice.css';

type Asked = 'leave' | 'preview' | 'publish' | null;

/** The page on which an announcement is written, previewed, saved and sent. */
export function NoticeForm({ notice }: { notice: NoticeDetail | null }) {
  const t = useT();
  const form = useNoticeForm(notice);
  const [asked, setAsked] = useState<Asked>(null);
  const { part, isBusy } = form;
  const close = () => setAsked(null);
  return (
    <FullPage
      className="notice-edit"
      title={t(notice ? 'notice.form.editTitle' : 'notice.form.newTitle')}
      leaveLabel={t('notice.form.leave')}
      onLeave={() => (form.isBegun ? setAsked('leave') : form.leave())}
    >
      <div className="notice-form">
        <FormWhat
          key={form.version}
          {...part}
          documents={form.documents}
          film={form.film}
          onWaiting={form.setWaiting}
        />
        <FormWhom {...part} />
        <FormWhen {...part} />
        <FormAfter {...part} />
      </div>
      <footer className="full-page-foot notice-foot">
        <Button onPress={() => setAsked('preview')}>{t('notice.form.preview')}</Button>
        <Button isBusy={isBusy} onPress={() => void form.save()}>
          {t('notice.form.save')}
        </Button>
        <Button look="primary" isBusy={isBusy} onPress={() => form.check(true) && setAsked('publish')}>
          {t(`notice.form.${sendingOfDraft(part.draft)}`)}
        </Button>
      </footer>
      <NoticeConflict conflict={form.conflict} mine={part.draft} onResolve={form.resolve} />
      {asked === 'leave' && <LeaveDialog onStay={close} onGo={form.leave} />}
      {asked === 'preview' && <PreviewDialog draft={part.draft} onClose={close} />}
      {asked === 'publish' && (
        <PublishDialog
          draft={part.draft}
          isBusy={isBusy}
          onConfirm={() => void form.send().finally(close)}
          onClose={close}
        />
      )}
    </FullPage>
  );
}

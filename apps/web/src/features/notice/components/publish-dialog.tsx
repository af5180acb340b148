import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { type NoticeDraft, sendingOfDraft } from '../notice-draft.ts';
import { useReached } from './form-whom.tsx';

interface Props {
  draft: NoticeDraft;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before it is sent: to how many, and that it cannot be changed afterwards. To nobody it is not sent. */
export function PublishDialog({ draft, ...dialog }: Props) {
  const t = useT();
  const format = useFormat();
  const { members, stores } = useReached(draft);
  const { sendAt } = draft;
  const sending = sendingOfDraft(draft);
  const count = members ?? 0;
  return (
    <ConfirmDialog
      {...dialog}
      title={t('notice.form.publishTitle')}
      verb={t(`notice.form.${sending}`)}
      isDisabled={count === 0}
      isSheet
    >
      <p>
        {members === null && t('notice.form.counting')}
        {members === 0 && t('error.NOTICE_NOBODY')}
        {count > 0 &&
          t(`notice.form.${sending}Text`, { count, ...(sendAt === null ? {} : { time: format.dateTime(sendAt) }) })}
      </p>
      {stores !== null && <p>{t('notice.form.stores', { count: stores })}</p>}
    </ConfirmDialog>
  );
}

import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { NoticeDraft } from '../notice-draft.ts';
import { NoticeText } from './notice-text.tsx';

/** The text as its readers will see it; nothing is sent. */
export function PreviewDialog({ draft, onClose }: { draft: NoticeDraft; onClose: () => void }) {
  const t = useT();
  const { name } = useMe();
  const { title, content, files, documents, category } = draft;
  return (
    <Dialog
      title={t('notice.preview.title')}
      width={640}
      isSheet
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {t('notice.form.backToEdit')}
        </Button>
      }
    >
      <article className="notice-preview">
        <p className="meta">{t('notice.preview.hint')}</p>
        <h3>{title.trim() || t('notice.preview.noTitle')}</h3>
        <p className="meta">{`${t(`notice.category.${category}`)} · ${name}`}</p>
        <NoticeText content={content} files={files} documents={documents} />
      </article>
    </Dialog>
  );
}

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
  const { title, content, files, documents, films, category, hasQuiz, questions } = draft;
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
        <NoticeText content={content} files={files} documents={documents} films={films} />
        {hasQuiz && (
          <>
            <h3>{t('notice.check.title')}</h3>
            <ol>
              {questions.map(({ key, text, options }) => (
                <li key={key}>
                  {text}
                  <ul>
                    {options.map((option) => (
                      <li key={option.key}>{option.text}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </>
        )}
      </article>
    </Dialog>
  );
}

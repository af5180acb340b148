import { learningApi } from '@rondo/contract/learning';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import './learning.css';

interface Props {
  id: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before a list is published: to how many it goes, and who of them may not view which file. */
export function PublishDialog({ id, ...dialog }: Props) {
  const t = useT();
  const format = useFormat();
  const read = useCall(learningApi.check, { id }, { part: true });
  const found = read.data;
  return (
    <ConfirmDialog
      {...dialog}
      title={t('learning.publish.title')}
      verb={t('learning.form.publish')}
      isDisabled={!found || found.members === 0}
      isSheet
    >
      {read.isPending && <p role="status">{t('learning.publish.checking')}</p>}
      {read.isError && <p role="alert">{failureWords(read.error)}</p>}
      {found && (
        <p>
          {found.members === 0 ? t('learning.publish.nobody') : t('learning.publish.text', { count: found.members })}
        </p>
      )}
      {found?.blocked.map(({ name, count, people }) => {
        const names = people.map((one) => one.name);
        return (
          <p key={name} className="learning-late">
            {t('learning.publish.blocked', {
              ...{ count, file: name },
              names: format.list(count > names.length ? [...names, t('learning.publish.blockedMore')] : names),
            })}
          </p>
        );
      })}
      {found && found.blocked.length > 0 && <p className="meta">{t('learning.publish.blockedHint')}</p>}
    </ConfirmDialog>
  );
}

import { dissolutionApi } from '@rondo/contract/dissolution';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { CodeField } from '../../../shared/ui/form/code-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useOwnCode } from '../use-own-code.ts';

/** Takes the dissolution back, with a code of the owner's own. */
export function KeepDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const own = useOwnCode('keep_company');
  const keep = useAct(dissolutionApi.takeBack, {
    invalidates: ['me', 'company'],
    onRefused: (refusal) => {
      if (refusal.reason !== 'CODE_WRONG') return false;
      own.refuse(refusal.message);
      return true;
    },
    onDone: () => {
      toast.ok(t('dissolution.kept'));
      onClose();
    },
  });
  return (
    <Dialog title={t('dissolution.keepTitle')} width={460} isSticky onClose={onClose}>
      <ActForm
        verb={t('dissolution.keep')}
        isBusy={keep.busy}
        onSubmit={() => own.check() && void keep.run({ code: own.code })}
        onClose={onClose}
      >
        <p>{t('dissolution.keepHint')}</p>
        <CodeField label={t('dissolution.code')} isRequired {...own.field} />
      </ActForm>
    </Dialog>
  );
}

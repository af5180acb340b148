import { type CycleDetail, cycleApi } from '@rondo/contract/cycle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CYCLE_CREATE_LINK } from '../../../shared/inspect/dispatch-link.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { EndForm } from './end-form.tsx';
import { PauseForm } from './pause-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function CycleActs({ cycle, onGone }: { cycle: CycleDetail; onGone: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [form, setForm] = useState<'pause' | 'end' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { id, rev, can } = cycle;
  const resume = useAct(cycleApi.resume, { onDone: () => toast.ok(t('cycle.done.resume')) });
  const may = (event: 'pause' | 'resume' | 'end') => can.events.includes(event);
  const close = () => setForm(null);
  if (!can.edit && !can.copy && !can.remove && can.events.length === 0) return null;
  return (
    <>
      {can.remove && <Button onPress={() => setRemoving(true)}>{t('ui.delete')}</Button>}
      {may('end') && <Button onPress={() => setForm('end')}>{t('cycle.act.end')}</Button>}
      {may('pause') && <Button onPress={() => setForm('pause')}>{t('cycle.act.pause')}</Button>}
      {can.copy && (
        <Button onPress={() => void navigate(`${CYCLE_CREATE_LINK}&copy=${id}`)}>{t('cycle.act.copy')}</Button>
      )}
      {can.edit && (
        <Button onPress={() => void navigate(`${CYCLE_CREATE_LINK}&cycle=${id}`)}>{t('cycle.act.edit')}</Button>
      )}
      {may('resume') && (
        <Button look="primary" isBusy={resume.busy} onPress={() => void resume.run({ id, rev })}>
          {t('cycle.act.resume')}
        </Button>
      )}
      {isRemoving && <RemoveDialog id={id} onClose={() => setRemoving(false)} onGone={onGone} />}
      {form && (
        <Dialog title={t(`cycle.act.${form}`)} isSheet onClose={close}>
          {form === 'end' ? <EndForm cycle={cycle} onClose={close} /> : <PauseForm cycle={cycle} onClose={close} />}
        </Dialog>
      )}
    </>
  );
}

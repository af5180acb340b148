import { knowledgeApi } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';

/** In place of what the reader may not see, or what is not there: nobody is told which. Those who manage it can be asked. */
export function NoAccess({ id, isPage = false }: { id: string; isPage?: boolean }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <EmptyState
        kind="no-permission"
        isPage={isPage}
        title={t('knowledge.noAccess.title')}
        actions={
          !isSent && (
            <Button look="primary" onPress={() => setOpen(true)}>
              {t('knowledge.noAccess.ask')}
            </Button>
          )
        }
      >
        {t(isSent ? 'knowledge.noAccess.sent' : 'knowledge.noAccess.text')}
      </EmptyState>
      {isOpen && (
        <AskDialog
          id={id}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setSent(true);
          }}
        />
      )}
    </>
  );
}

function AskDialog({ id, onClose, onSent }: { id: string; onClose: () => void; onSent: () => void }) {
  const t = useT();
  const [requestId] = useState(() => uuidv7());
  const [reason, setReason] = useState('');
  // It changes nothing on this page, and reading it again would take away that it was sent.
  const ask = useSubmit(knowledgeApi.requestAccess, { onDone: onSent });
  return (
    <Dialog title={t('knowledge.noAccess.ask')} width={440} isSheet onClose={onClose}>
      <ActForm
        verb={t('knowledge.noAccess.send')}
        isBusy={ask.busy}
        onSubmit={() => void ask.run({ nodeId: id, reason, requestId })}
        onClose={onClose}
      >
        <TextField
          label={t('knowledge.noAccess.reason')}
          rows={3}
          value={reason}
          onChange={setReason}
          maxLength={LIMIT.knowledge.reason}
        />
      </ActForm>
    </Dialog>
  );
}

import { type CitedChange, citedChangeApi } from '@rondo/contract/cited-change';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useTooLate } from '../../../shared/http/use-too-late.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DecideDialog } from '../../../shared/ui/form/decide-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Says that the items are still right. */
export function KeepButton({ change: { id, rev } }: { change: CitedChange }) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const keep = useAct(citedChangeApi.keep, {
    onRefused: useTooLate(['citedChange']),
    onDone: () => {
      toast.ok(t('citedChange.kept'));
      setIsAsking(false);
      refreshCounters();
    },
  });
  return (
    <>
      <Button look="primary" onPress={() => setIsAsking(true)}>
        {t('citedChange.keep')}
      </Button>
      {isAsking && (
        <DecideDialog
          title={t('citedChange.keepTitle')}
          verb={t('citedChange.keep')}
          label={t('citedChange.keepComment')}
          hint={t('citedChange.keepHint')}
          isRefusal={false}
          maxLength={LIMIT.text.comment}
          isBusy={keep.busy}
          onSubmit={(comment) => void keep.run({ id, rev, comment })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

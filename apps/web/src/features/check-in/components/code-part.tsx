import { checkInApi } from '@rondo/contract/check-in';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

/** The code of the store: scanned by the camera of the phone, which opens a page of its own, or typed here. */
export function CodePart({ shopId, isScanned }: { shopId: string; isScanned: boolean }) {
  const t = useT();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const scan = useAct(checkInApi.scan, {
    onDone: () => setCode(''),
    onRefused: ({ message }) => {
      setError(message);
      return true;
    },
  });
  if (isScanned) return <p className="check-in-met">{t('checkIn.card.codeDone')}</p>;
  const isWhole = code.trim().length === LIMIT.checkIn.codeLetters;
  return (
    <form
      className="check-in-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !scan.busy) void scan.run({ shopId, code });
      }}
    >
      <p className="meta">{t('checkIn.card.codeHint')}</p>
      <TextField
        label={t('checkIn.card.codeField')}
        value={code}
        onChange={(next) => {
          setCode(next);
          setError('');
        }}
        maxLength={LIMIT.checkIn.codeLetters}
        {...(error ? { error } : {})}
      />
      <Button isDisabled={!isWhole} isBusy={scan.busy} onPress={() => void scan.run({ shopId, code })}>
        {t('checkIn.card.codeUse')}
      </Button>
    </form>
  );
}

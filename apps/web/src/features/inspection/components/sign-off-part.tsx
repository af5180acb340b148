import type { PersonRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { SignaturePad } from '../answer/signature-pad.tsx';
import type { SignOff } from '../use-sign-off.ts';

type Props = { managers: readonly PersonRef[]; signOff: SignOff; isReady: boolean };

/** Whoever manages the store signs for it: the name first, then the pad. Before everything is answered there is nothing to sign. */
export function SignOffPart({ managers, signOff, isReady }: Props) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { kept } = signOff;
  const [name, setName] = useState(kept?.name ?? managers[0]?.name ?? '');
  const [isTried, setTried] = useState(false);
  const isNameless = name.trim() === '';
  const sign = (blob: Blob) => {
    setTried(true);
    if (!isNameless) void signOff.sign(blob, name.trim());
  };
  return (
    <section className="review-part sign-off" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('signing.title')}</h2>
      {!isReady && <p className="meta">{t('signing.later')}</p>}
      {isReady && (
        <>
          {signOff.isChanged && (
            <p className="sign-off-changed" role="alert">
              {t('signing.changed')}
            </p>
          )}
          {kept ? (
            <p className="meta">{t('signing.by', { name: kept.name, time: format.time(kept.signedAt) })}</p>
          ) : (
            <>
              <label className="thumb-label" htmlFor={id}>
                {t('signing.name')}
              </label>
              <input
                id={id}
                className="thumb-field"
                list={`${id}-managers`}
                maxLength={LIMIT.name.member}
                value={name}
                aria-invalid={isTried && isNameless}
                aria-describedby={`${id}-hint`}
                onChange={({ target }) => setName(target.value)}
              />
              <datalist id={`${id}-managers`}>
                {managers.map((one) => (
                  <option key={one.id} value={one.name} />
                ))}
              </datalist>
              <p id={`${id}-hint`} className={isTried && isNameless ? 'field-error' : 'meta'}>
                {t(isTried && isNameless ? 'signing.needName' : 'signing.hint')}
              </p>
            </>
          )}
          <SignaturePad src={kept?.picture} isSigned={kept !== null} onSigned={sign} onClear={signOff.clear} />
        </>
      )}
    </section>
  );
}

import { failureWords } from '../../http/http.ts';
import { referenceOf } from '../../http/refusal.ts';
import { useT } from '../../i18n.tsx';
import { Face } from './face.tsx';

interface Props {
  noun?: string;
  failure: Error | null;
  onRetry: () => void;
}

/** It did not load: why, the number under which the server noted it, and another try. The filters are kept. */
export function FailedFace({ noun, failure, onRetry }: Props) {
  const t = useT();
  const reference = referenceOf(failure);
  const retry = (
    <button type="button" className="button button-primary" onClick={onRetry}>
      {t('ui.retry')}
    </button>
  );
  return (
    <Face kind="failed" {...(noun ? { noun } : {})} actions={retry}>
      {failureWords(failure)}
      {reference && <p className="num">{t('ui.face.reference', { id: reference })}</p>}
    </Face>
  );
}

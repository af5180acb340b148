import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { CallForm } from '../components/call-form.tsx';
import { SupportFrame } from '../components/support-frame.tsx';
import { SENDABLE } from '../sendable.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** A console over the contract: one real, signed call in the reader’s own name. The endpoint stands in the address, nothing typed does. */
export default function ApiTestPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const asked = params.get('endpoint');
  const endpoint = SENDABLE.find((one) => nameOf(one) === asked);
  return (
    <SupportFrame>
      <h1>{t('support.api.title')}</h1>
      <p>{t('support.api.hint')}</p>
      <SelectField
        label={t('support.api.endpoint')}
        isRequired
        isSearchable
        options={SENDABLE.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
        value={endpoint ? nameOf(endpoint) : null}
        onChange={(name) => setParams(name ? { endpoint: name } : {})}
      />
      {endpoint ? (
        <CallForm key={nameOf(endpoint)} endpoint={endpoint} />
      ) : (
        <p className="meta">{t('support.api.nothing')}</p>
      )}
    </SupportFrame>
  );
}

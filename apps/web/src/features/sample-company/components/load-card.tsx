import { sampleCompanyApi } from '@rondo/contract/sample-company';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './sample.css';

/** Nothing is loaded: the way to do it, or why it cannot be done any more. */
export function LoadCard({ canLoad }: { canLoad: boolean }) {
  const t = useT();
  const load = useAct(sampleCompanyApi.load, {
    invalidates: ['job'],
    onDone: () => toast.ok(t('sampleCompany.started')),
  });
  if (!canLoad) return <p className="meta">{t('sampleCompany.cannotLoad')}</p>;
  return (
    <div className="card sample-card">
      <p className="meta">{t('sampleCompany.loadHint')}</p>
      <Button look="primary" isBusy={load.busy} onPress={() => void load.run({ requestId: uuidv7() })}>
        {t('sampleCompany.load')}
      </Button>
    </div>
  );
}

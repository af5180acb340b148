import { edgeApi } from '@rondo/contract/edge';
import { LIMIT } from '@rondo/domain/limit';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { CopyField } from '../../../shared/ui/form/copy-field.tsx';
import './edge.css';

interface Props {
  id: string;
  onClose: () => void;
}

/** Pairs a computer in the store with a gateway: a code, the command to run, and whether it has connected. */
export function PairDialog({ id, onClose }: Props) {
  const t = useT();
  const code = useCode(id);
  const edge = useCall(edgeApi.get, { id }, { part: true, refetchEveryMs: LIMIT.device.pollMs }).data;
  const isDone = edge?.state === 'online';
  return (
    <Dialog
      title={t('edge.pairTitle')}
      isSheet
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {t(isDone ? 'edge.close' : 'ui.close')}
        </Button>
      }
    >
      <div className="edge-pair" aria-busy={code.isPending}>
        {isDone && <Banner tone="ok">{t('edge.pairDone')}</Banner>}
        {!isDone && code.data && <Steps {...code.data} onAgain={() => void code.refetch()} />}
        {!isDone && code.isError && (
          <Button look="primary" onPress={() => void code.refetch()}>
            {t('edge.pairAgain')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** A code of its own for each time that the dialog is opened; the one before stops to work. */
const useCode = (id: string) =>
  useQuery({
    queryKey: [edgeApi.code.path, id],
    queryFn: () => call(edgeApi.code, { id }),
    gcTime: 0,
    refetchOnMount: 'always',
  });

interface StepsProps {
  code: string;
  expiresAt: string;
  onAgain: () => void;
}

function Steps({ code, expiresAt, onAgain }: StepsProps) {
  const t = useT();
  const format = useFormat();
  if (new Date(expiresAt).getTime() <= Date.now())
    return (
      <>
        <Banner tone="warn">{t('edge.pairOver')}</Banner>
        <Button look="primary" onPress={onAgain}>
          {t('edge.pairAgain')}
        </Button>
      </>
    );
  const command = `RONDO_RUN=edge EDGE_SERVER=${window.location.origin} EDGE_CODE=${code} npm start`;
  return (
    <>
      <p>{t('edge.pairStep', { time: format.time(expiresAt) })}</p>
      <CopyField label={t('edge.pairCode')} text={code} copy={t('edge.copyCode')} copied={t('edge.copied')} isLarge />
      <CopyField label={t('edge.pairCommand')} text={command} copy={t('edge.copy')} copied={t('edge.copied')} />
      <p className="meta">{t('edge.pairProxy')}</p>
      <p role="status">{t('edge.pairWaiting')}</p>
    </>
  );
}

import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiDeployedCamera } from '@rondo/contract/ai-rule-shapes';
import type { AiKind } from '@rondo/domain/ai/kinds';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

interface Props {
  shopId: string;
  kind: AiKind;
  onClose: () => void;
}

/** The cameras behind a number of the deployment: which rules look at each, and whether it answers. */
export function CellDialog({ shopId, kind, onClose }: Props) {
  const t = useT();
  const read = useCall(aiRuleApi.cell, { shopId, kind }, { part: true });
  const { data } = read;
  const title = [data?.shop.name, t(`aiRule.kind.${kind}`)].filter(Boolean).join(' · ');
  return (
    <Dialog title={title} isSheet onClose={onClose}>
      {read.isLoadingError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <SkeletonRows rows={3} />}
      {data && data.cameras.length === 0 && <p className="meta">{t('aiRule.coverage.no_camera')}</p>}
      {data && data.cameras.length > 0 && (
        <ul className="ai-rule-watched">
          {data.cameras.map((one) => (
            <CameraLine key={one.camera.id} one={one} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function CameraLine({ one }: { one: AiDeployedCamera }) {
  const t = useT();
  const { camera, device, rules, isAnswering, isMoved } = one;
  const state = rules.length === 0 ? 'not_enabled' : isMoved ? 'moved' : isAnswering ? 'covered' : 'offline';
  return (
    <li>
      <span>
        <Link to={`/device?open=${device.id}`}>{camera.name}</Link>
        {rules.length > 0 && (
          <span className="meta ai-rule-of">
            {rules.map((rule) => (
              <Link key={rule.id} to={`/ai?open=${rule.id}`}>
                {rule.name}
              </Link>
            ))}
          </span>
        )}
      </span>
      <span className={state === 'covered' ? 'meta' : 'ai-rule-lacks'}>
        {t(state === 'moved' ? 'aiRule.cause.moved' : `aiRule.coverage.${state}`)}
      </span>
    </li>
  );
}

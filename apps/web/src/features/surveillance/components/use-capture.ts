import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { CaptureTarget } from '../capture-target.ts';

/**
 * Takes a screenshot of a camera into the gallery. With a target it is handed to what the target was when the button was pressed;
 * else the words about it lead to the gallery, for whoever may look into it.
 */
export function useCapture(target: CaptureTarget | null): { take: (camera: WatchedCamera) => void; isBusy: boolean } {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const capture = useAct(surveillanceApi.capture, { invalidates: ['album'] });
  const take = async ({ id: cameraId, name: camera }: WatchedCamera) => {
    const taken = await capture.run({ cameraId, requestId: uuidv7() });
    if (!taken) return;
    if (target) {
      target.onCaptured(taken.file);
      return toast.ok(t('surveillance.capture.attached', { camera, name: target.name }));
    }
    const open = () => void navigate(`/album/detail?shop=${taken.shopId}&open=${taken.id}`);
    const action = can('image_library_view') ? { action: { label: t('surveillance.capture.open'), run: open } } : {};
    toast.ok(t('surveillance.capture.done', { camera }), action);
  };
  return { take: (camera) => void take(camera), isBusy: capture.busy };
}

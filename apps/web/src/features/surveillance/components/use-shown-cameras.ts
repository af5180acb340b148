import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { useCall } from '../../../shared/http/query.ts';

/** Whether their devices answer is asked again this often, ms. */
const REFRESH_MS = 30_000;

/** The cameras of these ids that the reader may see; `isKnown` is false until the server has said which. */
export function useShownCameras(ids: readonly string[]): {
  byId: ReadonlyMap<string, WatchedCamera>;
  isKnown: boolean;
} {
  const cameraId = [...ids].sort();
  const { data, isPlaceholderData, isError } = useCall(
    surveillanceApi.cameras,
    { cameraId, size: 100 },
    { enabled: ids.length > 0, keepPrevious: true, refetchEveryMs: REFRESH_MS, part: true },
  );
  return {
    byId: new Map(data?.list.map((camera) => [camera.id, camera])),
    isKnown: (data !== undefined && !isPlaceholderData) || isError,
  };
}

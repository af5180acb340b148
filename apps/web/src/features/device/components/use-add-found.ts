import { deviceApi } from '@rondo/contract/device';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { draftOf, sentOf, withFound } from '../device-draft.ts';

interface Where {
  shopId: string;
  edgeId: string | null;
  username: string;
  password: string;
}

interface FoundDevice {
  address: string;
  name: string;
  model: string;
}

/** Asks found devices with the name and password that were typed, one after another, and adds those that answer. */
export function useAddFound({ shopId, edgeId, username, password }: Where) {
  const t = useT();
  /** Why a device was not added, by its address. */
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const probe = useAct(deviceApi.probe);
  const create = useAct(deviceApi.create);
  const addOne = async ({ address, name, model }: FoundDevice): Promise<string | null> => {
    const found = await probe.run({ driver: 'onvif', address, username, password, edgeId });
    if (!found) return t('device.cause.unreachable');
    if (found.cause !== null) return t(`device.cause.${found.cause}`);
    const typed = { ...draftOf(undefined), name: name || model || address, address, username, shopId, edgeId };
    const draft = { ...typed, ...withFound(typed, found, (channel) => t('device.channel', { channel })) };
    const done = await create.run({ ...sentOf(draft), password, requestId: uuidv7() });
    return done ? null : t('device.cause.refused');
  };
  return {
    reasons,
    isBusy,
    /** The addresses that were added, and how many were not. */
    async run(devices: readonly FoundDevice[]): Promise<{ added: string[]; refused: number }> {
      setBusy(true);
      const added: string[] = [];
      const failed: Record<string, string> = {};
      for (const device of devices) {
        const reason = await addOne(device);
        if (reason === null) added.push(device.address);
        else failed[device.address] = reason;
      }
      setReasons(failed);
      setBusy(false);
      return { added, refused: Object.keys(failed).length };
    },
  };
}

import { type PtzAbility, vectorOf } from '@rondo/domain/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { DeviceFailure } from './failure.ts';
import { DEVICE, DEVICE_PATH, MEDIA, pathOf, type Soap, tokenOf } from './onvif-soap.ts';
import type { PtzControl } from './ptz.ts';
import { all, at, type Element, escapeXml, textAt } from './xml.ts';

const PTZ = 'http://www.onvif.org/ver20/ptz/wsdl';
const SCHEMA = 'xmlns="http://www.onvif.org/ver10/schema"';
/** A device stops by itself when nothing more is heard: a little longer than Rondo waits. */
const LONGEST = 'PT5S';

/** A channel that can be turned: where it is asked, and the profile that is turned. */
interface Turned {
  service: string;
  profile: string;
  configuration: Element;
}

/** The PTZ service of ONVIF (PTZ Service Specification, 5): continuous movement with a time after which it ends by itself, presets. */
export function onvifPtz({ call }: Soap): PtzControl {
  const known = new Map<number, Promise<Turned | null>>();
  const find = async (channel: number): Promise<Turned | null> => {
    const told = await call(DEVICE_PATH, DEVICE, 'GetCapabilities', '<Category>All</Category>');
    const address = textAt(told, 'Capabilities', 'PTZ', 'XAddr');
    if (address === '') return null;
    const media = pathOf(textAt(told, 'Capabilities', 'Media', 'XAddr'));
    const profiles = all(await call(media, MEDIA, 'GetProfiles'), 'Profiles');
    const sources = [...new Set(profiles.map(sourceOf))];
    const own = profiles.find((one) => sourceOf(one) === sources[channel - 1] && at(one, 'PTZConfiguration'));
    const configuration = own && at(own, 'PTZConfiguration');
    return own && configuration ? { service: pathOf(address), profile: tokenOf(own), configuration } : null;
  };
  const turnedOf = (channel: number): Promise<Turned | null> => {
    const asked = known.get(channel) ?? find(channel);
    known.set(channel, asked);
    return asked;
  };
  const ask = async (channel: number, name: string, inside = ''): Promise<Element> => {
    const turned = await turnedOf(channel);
    if (!turned) throw new DeviceFailure('unsupported', 'PTZ');
    const profile = `<ProfileToken>${escapeXml(turned.profile)}</ProfileToken>`;
    return call(turned.service, PTZ, name, `${profile}${inside}`);
  };
  const tell = async (channel: number, name: string, inside: string): Promise<void> => {
    await ask(channel, name, inside);
  };
  const token = (id: string): string => `<PresetToken>${escapeXml(id)}</PresetToken>`;
  return {
    async abilities(channel) {
      const turned = await turnedOf(channel);
      if (!turned) return [];
      const node = `<NodeToken>${escapeXml(textAt(turned.configuration, 'NodeToken'))}</NodeToken>`;
      return abilitiesOf(await call(turned.service, PTZ, 'GetNode', node));
    },
    move(channel, direction, speed) {
      const { pan, tilt, zoom } = vectorOf(direction);
      const part = speed / PTZ_LIMIT.speed.max;
      const turn = `<PanTilt ${SCHEMA} x="${pan * part}" y="${tilt * part}"/>`;
      const velocity = zoom === 0 ? turn : `<Zoom ${SCHEMA} x="${zoom * part}"/>`;
      return tell(channel, 'ContinuousMove', `<Velocity>${velocity}</Velocity><Timeout>${LONGEST}</Timeout>`);
    },
    stop: (channel) => tell(channel, 'Stop', '<PanTilt>true</PanTilt><Zoom>true</Zoom>'),
    async presets(channel) {
      return all(await ask(channel, 'GetPresets'), 'Preset').flatMap((one) => {
        const id = tokenOf(one);
        return id === '' ? [] : [{ id, name: textAt(one, 'Name') || id }];
      });
    },
    goTo: (channel, id) => tell(channel, 'GotoPreset', token(id)),
    save: (channel, { id, name }) =>
      tell(channel, 'SetPreset', `<PresetName>${escapeXml(name)}</PresetName>${id === null ? '' : token(id)}`),
    remove: (channel, id) => tell(channel, 'RemovePreset', token(id)),
  };
}

/** Profiles of one video source are one channel, in the order in which the device tells them. */
const sourceOf = (profile: Element): string => textAt(profile, 'VideoSourceConfiguration', 'SourceToken');

function abilitiesOf(told: Element): PtzAbility[] {
  const spaces = at(told, 'PTZNode', 'SupportedPTZSpaces');
  const has = (name: string): boolean => at(spaces, name) !== undefined;
  return [
    ...(has('ContinuousPanTiltVelocitySpace') ? (['move'] as const) : []),
    ...(has('ContinuousZoomVelocitySpace') ? (['zoom'] as const) : []),
    ...(Number(textAt(told, 'PTZNode', 'MaximumNumberOfPresets')) > 0 ? (['preset'] as const) : []),
  ];
}

import type { Said, SimulatedDevice, SimulatedPtz } from './simulated-device.ts';

export const newPtz = (): SimulatedPtz => ({
  ...{ moving: null, told: [], at: null, isJammed: false },
  presets: new Map([['1', 'Till']]),
});

function begin(ptz: SimulatedPtz, words: string): void {
  ptz.moving = words;
  ptz.told.push(words);
}

function end(ptz: SimulatedPtz): void {
  ptz.moving = null;
  ptz.told.push('stop');
}

const part = (body: string, name: string): string => new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)<`).exec(body)?.[1] ?? '';

const NS = 'version="2.0" xmlns="http://www.hikvision.com/ver20/XMLSchema"';
const OK: Said = {
  body: `<ResponseStatus ${NS}><requestURL></requestURL><statusCode>1</statusCode><statusString>OK</statusString></ResponseStatus>`,
};
const REFUSED: Said = {
  status: 403,
  body: `<ResponseStatus ${NS}><statusCode>4</statusCode><statusString>Invalid Operation</statusString><subStatusCode>lowPrivilege</subStatusCode></ResponseStatus>`,
};

/** PTZCtrl of ISAPI. Undefined: not asked for it, or a camera that does not turn. */
export function hikvisionPtz({ ptz }: SimulatedDevice, asked: string, body: string): Said | undefined {
  const [, method = '', what = ''] = /^(\w+) \/ISAPI\/PTZCtrl\/channels\/1\/(.+)$/.exec(asked) ?? [];
  if (!ptz || what === '') return undefined;
  if (what === 'capabilities')
    return {
      body: `<PTZChanelCap ${NS}><ContinuousPanTiltSpace><XRange><Min>-100</Min><Max>100</Max></XRange></ContinuousPanTiltSpace><ContinuousZoomSpace><ZRange><Min>-100</Min><Max>100</Max></ZRange></ContinuousZoomSpace><maxPresetNum>300</maxPresetNum></PTZChanelCap>`,
    };
  if (what === 'continuous') {
    const [pan = 0, tilt = 0, zoom = 0] = ['pan', 'tilt', 'zoom'].map((name) => Number(part(body, name)));
    if (pan === 0 && tilt === 0 && zoom === 0) end(ptz);
    else if (ptz.isJammed) return REFUSED;
    else begin(ptz, `${pan} ${tilt} ${zoom}`);
    return OK;
  }
  if (what === 'presets') {
    // As the maker ships them: places that are commands, and places that are none.
    const kept = [...ptz.presets, ['94', 'Remote reboot']].map(
      ([id, name]) => `<PTZPreset><enabled>true</enabled><id>${id}</id><presetName>${name}</presetName></PTZPreset>`,
    );
    const free = '<PTZPreset><enabled>false</enabled><id>9</id><presetName>Preset 9</presetName></PTZPreset>';
    return { body: `<PTZPresetList ${NS}>${kept.join('')}${free}</PTZPresetList>` };
  }
  const [, id = '', go] = /^presets\/(\d+)(\/goto)?$/.exec(what) ?? [];
  if (id === '') return undefined;
  if (go) ptz.at = id;
  else if (method === 'PUT') ptz.presets.set(id, part(body, 'presetName'));
  else ptz.presets.delete(id);
  return OK;
}

/** ptz.cgi, and the names of places. Null: it knows nothing of it. */
export function dahuaPtz({ ptz }: SimulatedDevice, asked: string, query: URLSearchParams): string | null {
  if (!ptz) return null;
  if (asked === 'configManager.cgi setConfig') {
    const name = [...query].find(([key]) => /^PtzPreset\[0\]\[\d+\]\.Name$/.test(key));
    if (!name) return null;
    ptz.presets.set(String(Number(/\]\[(\d+)\]/.exec(name[0])?.[1]) + 1), name[1]);
    return 'OK\r\n';
  }
  if (!asked.startsWith('ptz.cgi ') || query.get('channel') !== '1') return null;
  const code = query.get('code') ?? '';
  switch (asked) {
    case 'ptz.cgi getCurrentProtocolCaps':
      return 'caps.Pan=true\r\ncaps.Tile=true\r\ncaps.Zoom=true\r\ncaps.Preset=true\r\ncaps.PresetMax=300\r\n';
    case 'ptz.cgi getPresets':
      return [...ptz.presets]
        .flatMap(([id, name], i) => [`presets[${i}].Index=${id}`, `presets[${i}].Name=${name}`])
        .join('\r\n');
    case 'ptz.cgi stop':
      // Another code than that of the movement stops nothing.
      if (ptz.moving?.startsWith(`${code} `)) end(ptz);
      return 'OK\r\n';
    case 'ptz.cgi start':
      return start(ptz, code, query);
    default:
      return null;
  }
}

function start(ptz: SimulatedPtz, code: string, query: URLSearchParams): string | null {
  const id = query.get('arg2') ?? '';
  if (code === 'GotoPreset') ptz.at = id;
  else if (code === 'SetPreset') ptz.presets.set(id, `Preset${id}`);
  else if (code === 'ClearPreset') ptz.presets.delete(id);
  else if (ptz.isJammed) return null;
  else begin(ptz, `${code} ${id}`);
  return 'OK\r\n';
}

/** The PTZ service of ONVIF; a movement ends by itself after its time. Undefined: a camera that does not turn, or another question. */
export function onvifPtz({ ptz }: SimulatedDevice, name: string, body: string): string | undefined {
  if (!ptz) return undefined;
  const id = part(body, 'PresetToken');
  const needsProfile = ['ContinuousMove', 'Stop', 'GetPresets', 'GotoPreset', 'SetPreset', 'RemovePreset'];
  if (needsProfile.includes(name) && part(body, 'ProfileToken') !== 'main_1') return undefined;
  switch (name) {
    case 'GetNode':
      if (part(body, 'NodeToken') !== 'node_1') return undefined;
      return '<tptz:PTZNode><tt:SupportedPTZSpaces><tt:ContinuousPanTiltVelocitySpace/><tt:ContinuousZoomVelocitySpace/></tt:SupportedPTZSpaces><tt:MaximumNumberOfPresets>64</tt:MaximumNumberOfPresets></tptz:PTZNode>';
    case 'ContinuousMove': {
      if (ptz.isJammed || part(body, 'Timeout') === '') return undefined;
      const [, x = '0', y = '0'] = /<PanTilt [^>]*x="([-\d.]+)" y="([-\d.]+)"/.exec(body) ?? [];
      const zoom = /<Zoom [^>]*x="([-\d.]+)"/.exec(body)?.[1] ?? '0';
      begin(ptz, `${x} ${y} ${zoom}`);
      return '';
    }
    case 'Stop':
      end(ptz);
      return '';
    case 'GetPresets':
      return [...ptz.presets]
        .map(([token, kept]) => `<tptz:Preset token="${token}"><tt:Name>${kept}</tt:Name></tptz:Preset>`)
        .join('');
    case 'GotoPreset':
      ptz.at = id;
      return '';
    case 'SetPreset': {
      const token = id || `p${ptz.presets.size + 1}`;
      ptz.presets.set(token, part(body, 'PresetName'));
      return `<tptz:PresetToken>${token}</tptz:PresetToken>`;
    }
    case 'RemovePreset':
      ptz.presets.delete(id);
      return '';
    default:
      return undefined;
  }
}

import type { Shape } from '../shape.ts';
import type { deviceFeature as zh } from '../zh-CN/device.feature.ts';

export const deviceFeature = {
  job: { kind: { device: { export: 'Export devices', import: 'Import devices' } } },
  import: { form: { name: { device: 'Device import.xlsx' } } },
  error: {
    DEVICE_SERIAL_TAKEN: 'A device with this serial number is already in the company',
    DEVICE_ADDRESS_REFUSED:
      'This address cannot be used: it leads to the server itself or to a network that is not allowed',
    CAMERA_WITHOUT_STREAM: 'The address of this camera’s stream is not known yet: check the connection of its device',
    DEVICE_PASSWORD_LOST: 'The password of the device cannot be read any more, as the key changed: enter it again',
    NO_SECRET_KEY:
      'This server has nowhere to keep a key, so it keeps no passwords: ask whoever runs it to set SECRET_KEY',
    DEVICE_NOT_CONTROLLED: 'Devices with this protocol have no settings that can be reached from here',
    DEVICE_NOT_ONLINE: 'The device is not online, so it cannot be restarted',
    DEVICE_BUSY: 'The device is still doing what it was asked before: try again when that is over',
    DEVICE_NAME_DIFFERS: 'The name of the device does not match',
    CARD_NOT_THERE: 'There is no storage card that could be formatted',
  },
  state: {
    device: { connecting: 'Connecting', online: 'Online', offline: 'Offline', restarting: 'Restarting' },
    card: {
      normal: 'Normal',
      none: 'Not installed',
      formatting: 'Formatting',
      unusable: 'Unusable',
      formatted: 'Formatted',
    },
    device_command: { queued: 'Queued', sent: 'Sent', acked: 'Done', failed: 'Failed', timeout: 'Timed out' },
  },
  notification: {
    kind: { system: { device: 'Devices offline and back' } },
    system: {
      device_card_broken: {
        title: 'Storage card of {name} in {shop} is broken',
        body: 'The device says that its card cannot be used, so nothing is recorded on it: check or replace it.',
      },
      device_away: {
        title: '{name} of {shop} is offline',
        body: 'The device has not answered for ten minutes: check its power and network.',
      },
      devices_away: {
        title: '{count} devices of {shop} are offline',
        body: '{names}. They have not answered for ten minutes: check the power and network of the store.',
      },
      devices_back: {
        title: '{count} devices of {shop} are back',
        body: '{names}. They answer again and can be watched.',
      },
      device_back: { title: '{name} of {shop} is back', body: 'The device answers again and can be watched.' },
    },
  },
  audit: {
    kind: { device: 'Device' },
    event: {
      device: {
        created: 'added the device',
        edited: 'changed the device',
        moved: 'moved the device',
        deleted: 'deleted the device',
        restored: 'brought the device back',
        imported: 'imported the device',
        overwritten: 'overwrote the device by import',
        import_run: 'imported devices from',
        password_set: 'changed the password of the device',
        restart: 'asked the device to restart',
        format: 'asked the device to format its storage card',
        detection: 'asked the device for other detection',
        time_sync: 'asked the device to set its clock',
        detection_template: 'asked the device to watch as another camera does',
        preset_saved: 'saved a preset of the camera',
        preset_removed: 'deleted a preset of the camera',
      },
    },
    field: {
      name: 'Name',
      kind: 'Kind',
      driver: 'Protocol',
      address: 'Address',
      username: 'User name',
      serial: 'Serial number',
      model: 'Model',
      note: 'Note',
      shop: 'Store',
      cameras: 'Cameras',
    },
  },
} satisfies Shape<typeof zh>;

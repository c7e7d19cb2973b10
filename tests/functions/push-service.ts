/** What a device of the stand-in for the push service has got. */
export interface Device {
  readonly attempts: number;
  readonly messages: readonly { readonly data: Readonly<Record<string, string>> }[];
}

/** Decides the next answers to a device, by HTTP status; `always` decides every one. */
export async function tellPushService(
  token: string,
  orders: { readonly answers?: readonly number[]; readonly always?: number },
): Promise<void> {
  await fetch(addressOf(token), { method: 'PUT', body: JSON.stringify(orders) });
}

export async function deviceOf(token: string): Promise<Device> {
  const device: Device = await (await fetch(addressOf(token))).json();
  return device;
}

function addressOf(token: string): string {
  const host = process.env['FCM_STAND_IN_HOST'];
  if (!host) throw new Error('FCM_STAND_IN_HOST is not set: these tests need the stand-in');
  return `http://${host}/tokens/${encodeURIComponent(token)}`;
}

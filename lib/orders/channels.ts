/** The ways in which orders come in: typed or spoken to the messaging platform, through the API, or tried out in the simulator. */
export const orderChannels = ['TEXT', 'VOICE', 'API', 'SIMULATOR'] as const;
export type OrderChannel = (typeof orderChannels)[number];

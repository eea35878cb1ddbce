/** Minutes without use after which a session ends where the tenant has not said otherwise: half a shift. */
export const defaultIdleMinutes = 240;

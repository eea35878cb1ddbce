export const csharpSample = `using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

public static class Webhook
{
    /// <summary>rawBody: as it came in. headers: with names in lower case.</summary>
    public static bool IsGenuine(byte[] rawBody, IReadOnlyDictionary<string, string> headers, string secret)
    {
        var id = headers.GetValueOrDefault("webhook-id", "");
        var sentAt = headers.GetValueOrDefault("webhook-timestamp", "");
        // Older than five minutes: somebody may be repeating what they have overheard.
        if (!long.TryParse(sentAt, out var seconds)) return false;
        if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > 300) return false;
        var key = secret.StartsWith("whsec_", StringComparison.Ordinal)
            ? Convert.FromBase64String(secret[6..])
            : Encoding.UTF8.GetBytes(secret);
        var signed = Encoding.UTF8.GetBytes($"{id}.{sentAt}.").Concat(rawBody).ToArray();
        var digest = HMACSHA256.HashData(key, signed);
        var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(digest));
        // Two, with a space between them, for 24 hours after the secret was rotated.
        return headers.GetValueOrDefault("webhook-signature", "").Split(' ')
            .Any(given => CryptographicOperations.FixedTimeEquals(expected, Encoding.UTF8.GetBytes(given)));
    }
}
`;

"""The game server: tables people share by link, kept on disk, played over WebSocket and HTTP."""

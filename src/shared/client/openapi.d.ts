export interface paths {
    "/get-active-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-spotLighted-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-not-spotLighted-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-specialized-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-quick-search-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-districts/{cityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cityId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-questions/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    serviceId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            /** @enum {string} */
                            type: "radio" | "checkbox";
                            responses: {
                                /** Format: uuid */
                                id: string;
                                nameFr: string;
                            }[];
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-user-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                name: string;
                                supportPhone: string;
                                address: string;
                                socialLinks: {
                                    name: string;
                                    url: string;
                                }[];
                                maxQuotes: number;
                                isGated: boolean;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            price: number;
                            advantages: {
                                descriptionFr: string;
                            }[];
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        loginIdentifier: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Session"];
                            errorMessage: null;
                            accessToken: string | null;
                            refreshToken: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lastName?: ("" | string) | null;
                        firstName?: ("" | string) | null;
                        phoneNumber: string;
                        email?: ("" | string) | null;
                        languageId?: ("" | string) | null;
                        /** @enum {boolean} */
                        isSubmission: true;
                    } | {
                        email: string;
                        phoneNumber: string;
                        password: string;
                        /** @enum {string} */
                        role: "Entrepreneur";
                        /** @enum {boolean} */
                        isSubmission?: false;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Session"];
                            errorMessage: null;
                            accessToken: string | null;
                            refreshToken: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Session"];
                            errorMessage: null;
                            accessToken: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        newPassword: string;
                        confirmNewPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        userId: string;
                        password: string;
                        newPassword: string;
                        confirmNewPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-user-information/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                firstName: string;
                                lastName: string;
                                fullName: string;
                                /** @enum {string} */
                                role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                                enterpriseId: string | null;
                                email: string | null;
                                phoneNumber: string;
                                occupiedPosition: string;
                                languages: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                hasPassword: boolean;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-user-informations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        userId: string;
                        firstName?: ("" | string) | null;
                        lastName?: ("" | string) | null;
                        occupiedPosition?: string | null;
                        address?: ("" | string) | null;
                        city?: ("" | string) | null;
                        enterpriseId?: ("" | string) | null;
                        role?: unknown;
                        phoneNumber?: ("" | string) | null;
                        languageId?: ("" | string) | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Session"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-user-enterprises/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                planType: string | null;
                                planExpirationDate: string | null;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            }[];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-enterprise-informations/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    enterpriseId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Enterprise"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-company-informations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: ("" | string) | null;
                        address?: ("" | string) | null;
                        /** Format: uuid */
                        cityId: string;
                        registrationNumber?: ("" | string) | null;
                        services?: (string | {
                            /** Format: uuid */
                            value: string;
                        })[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                accountNumber: string;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-enterprise-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        address: string;
                        /** Format: uuid */
                        cityId: string;
                        registrationNumber?: ("" | string) | null;
                        phoneNumber?: ("" | string) | null;
                        services?: (string | {
                            /** Format: uuid */
                            value: string;
                        })[] | null;
                        agentId?: ("" | string) | null;
                        version?: ("" | string) | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Enterprise"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-enterprise-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        services: (string | {
                            /** Format: uuid */
                            value: string;
                        })[];
                        cities: (string | {
                            /** Format: uuid */
                            value: string;
                        })[];
                        alertBySms: boolean;
                        alertByEmail: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Enterprise"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/find-enterprise-by-account-number/{accountNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    accountNumber: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-enterprise-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                address: string;
                                city: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                registrationNumber: string | null;
                                services: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                accountNumber: string;
                                phoneNumber: string;
                                alertBySms: boolean;
                                alertByEmail: boolean;
                                interestCities: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                creationDate: string;
                                isAssigned: boolean;
                                activePackage: {
                                    nameFr: string;
                                    activationDate: string;
                                    expirationDate: string;
                                    monthlyAcceptances: number | null;
                                    acceptedThisMonth: number;
                                } | null;
                                firstName: string | null;
                                lastName: string | null;
                                occupiedPosition: string | null;
                                personPhoneNumber: string | null;
                                email: string | null;
                                languages: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                activatedAt: string | null;
                                assignedAgentId: string | null;
                                assignedAgentName: string | null;
                                version: string;
                                acts: {
                                    /** Format: uuid */
                                    id: string;
                                    action: string;
                                    actorName: string | null;
                                    createdAt: string;
                                }[];
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-enterprise/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        assignedAgentId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                address: string;
                                city: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                registrationNumber: string | null;
                                services: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                accountNumber: string;
                                phoneNumber: string;
                                alertBySms: boolean;
                                alertByEmail: boolean;
                                interestCities: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                creationDate: string;
                                isAssigned: boolean;
                                activePackage: {
                                    nameFr: string;
                                    activationDate: string;
                                    expirationDate: string;
                                    monthlyAcceptances: number | null;
                                    acceptedThisMonth: number;
                                } | null;
                                firstName: string | null;
                                lastName: string | null;
                                occupiedPosition: string | null;
                                personPhoneNumber: string | null;
                                email: string | null;
                                languages: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                activatedAt: string | null;
                                assignedAgentId: string | null;
                                assignedAgentName: string | null;
                                version: string;
                                acts: {
                                    /** Format: uuid */
                                    id: string;
                                    action: string;
                                    actorName: string | null;
                                    createdAt: string;
                                }[];
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-enterprise-account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        accountNumber: string;
                        /** Format: uuid */
                        agentId: string;
                        phoneNumber?: ("" | string) | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                address: string;
                                city: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                registrationNumber: string | null;
                                services: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                accountNumber: string;
                                phoneNumber: string;
                                alertBySms: boolean;
                                alertByEmail: boolean;
                                interestCities: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                creationDate: string;
                                isAssigned: boolean;
                                activePackage: {
                                    nameFr: string;
                                    activationDate: string;
                                    expirationDate: string;
                                    monthlyAcceptances: number | null;
                                    acceptedThisMonth: number;
                                } | null;
                                firstName: string | null;
                                lastName: string | null;
                                occupiedPosition: string | null;
                                personPhoneNumber: string | null;
                                email: string | null;
                                languages: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                activatedAt: string | null;
                                assignedAgentId: string | null;
                                assignedAgentName: string | null;
                                version: string;
                                acts: {
                                    /** Format: uuid */
                                    id: string;
                                    action: string;
                                    actorName: string | null;
                                    createdAt: string;
                                }[];
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprises/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isSuspended: boolean;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                address: string;
                                city: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                registrationNumber: string | null;
                                services: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                accountNumber: string;
                                phoneNumber: string;
                                alertBySms: boolean;
                                alertByEmail: boolean;
                                interestCities: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                creationDate: string;
                                isAssigned: boolean;
                                activePackage: {
                                    nameFr: string;
                                    activationDate: string;
                                    expirationDate: string;
                                    monthlyAcceptances: number | null;
                                    acceptedThisMonth: number;
                                } | null;
                                firstName: string | null;
                                lastName: string | null;
                                occupiedPosition: string | null;
                                personPhoneNumber: string | null;
                                email: string | null;
                                languages: {
                                    label: string;
                                    /** Format: uuid */
                                    value: string;
                                }[];
                                activatedAt: string | null;
                                assignedAgentId: string | null;
                                assignedAgentName: string | null;
                                version: string;
                                acts: {
                                    /** Format: uuid */
                                    id: string;
                                    action: string;
                                    actorName: string | null;
                                    createdAt: string;
                                }[];
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-new-enterprises/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path: {
                    agentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                accountNumber: string;
                                name: string;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                cityName: string | null;
                                creationDate: string;
                                isAssigned: boolean;
                                assignedAgentName: string | null;
                            }[];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-my-enterprises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                planType: string | null;
                                planExpirationDate: string | null;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            }[];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            planType: string | null;
                            planExpirationDate: string | null;
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            accountNumber: string;
                            cityName: string | null;
                            creationDate: string;
                            assignedAgentName: string | null;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-project-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        clientId: string;
                        address: string;
                        /** Format: uuid */
                        cityId: string;
                        /** Format: uuid */
                        districtId: string;
                        /** Format: date */
                        desiredStartDate: string;
                        /** @enum {string} */
                        preferredContactDays: "Tous les jours" | "Les Weed-ends" | "Tous les jours ouvrables" | "Lundi" | "Mardi" | "Mercredi" | "Jeudi" | "Vendredi";
                        preferredHoursRange: string;
                        /** @default  */
                        description?: string;
                        choosenResponses?: {
                            [key: string]: {
                                /** Format: uuid */
                                responseId: string;
                                customResponseText?: ("" | string) | null;
                            }[];
                        };
                        serviceId?: ("" | string) | null;
                        filePath?: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-project-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Project"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        agentId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Project"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activate-project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        agentId: string;
                        serviceId?: ("" | string) | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Project"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-project-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        agentId: string;
                        address: string;
                        /** Format: uuid */
                        cityId: string;
                        /** Format: uuid */
                        districtId: string;
                        /** Format: date */
                        desiredStartDate: string;
                        /** @enum {string} */
                        preferredContactDays: "Tous les jours" | "Les Weed-ends" | "Tous les jours ouvrables" | "Lundi" | "Mardi" | "Mercredi" | "Jeudi" | "Vendredi";
                        preferredHoursRange: string;
                        description: string;
                        serviceId?: ("" | string) | null;
                        phoneNumber: string;
                        email?: ("" | string) | null;
                        language?: ("" | string) | null;
                        budget?: ("" | number) | null;
                        updatedAt?: ("" | string) | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Project"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accept-project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        entrepreneurId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["Project"];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-submitted-projects/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path: {
                    agentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["ProjectListItem"][];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-available-projects/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["ProjectListItem"][];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-accepted-projects/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["ProjectListItem"][];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-file/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path: {
                    type: "project" | "enterprise";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["File"][];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    projectId?: "" | string;
                    enterpriseId?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: components["schemas"]["File"][];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    fileId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prepare-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        userId: string;
                        /** Format: uuid */
                        packageId: string;
                        /** @enum {string} */
                        paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                        /** @default true */
                        takeEffectImmediately?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                amountGnF: number;
                                /** @enum {string} */
                                currency: "GNF";
                                startDateUtc: string;
                                endDateUtc: string;
                                monthsBilled: number;
                                freeMonthsApplied: number;
                                note: string;
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                /** @enum {string} */
                                paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                monthlyPriceGnF: number;
                                creditGnF: number;
                                checkoutUrl: null;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        userId: string;
                        /** Format: uuid */
                        packageId: string;
                        /** @enum {string} */
                        paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                        /** @default true */
                        takeEffectImmediately?: boolean;
                        returnUrl: string;
                        cancelUrl: string;
                        amountGnF?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                amountGnF: number;
                                /** @enum {string} */
                                currency: "GNF";
                                startDateUtc: string;
                                endDateUtc: string;
                                monthsBilled: number;
                                freeMonthsApplied: number;
                                note: string;
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                /** @enum {string} */
                                paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                monthlyPriceGnF: number;
                                creditGnF: number;
                                checkoutUrl: string;
                                /** Format: uuid */
                                subscriptionId: string;
                                /** Format: uuid */
                                paymentId: string;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                /** @enum {string} */
                                paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                startDate: string;
                                endDate: string;
                                /** @enum {boolean} */
                                isActive: true;
                                renews: boolean;
                                creditGnF: number;
                                next: {
                                    package: {
                                        /** Format: uuid */
                                        id: string;
                                        nameFr: string;
                                    };
                                    startDate: string;
                                    endDate: string;
                                } | null;
                            } | null;
                            errorMessage: null;
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                isActive: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            displayName: string;
                            name: string;
                            isActive: boolean;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        subscriptionId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                paymentId: string;
                                redirectUrl: string;
                            };
                            errorMessage: null;
                            redirectUrl: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orange/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {number} */
                        amount: 1000;
                        description: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                paymentId: string;
                                redirectUrl: string;
                            };
                            errorMessage: null;
                            redirectUrl: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        paymentId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                orderId: string;
                                /** @enum {string} */
                                purpose: "Subscription" | "Test";
                                /** @enum {string} */
                                status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                                failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                                amount: number;
                                /** @enum {string} */
                                currency: "GNF";
                                description: string;
                                /** @enum {string} */
                                provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                                createdAt: string;
                                settledAt: string | null;
                                checkoutUrl: string | null;
                                receiptNumber: number | null;
                                canRetry: boolean;
                                subscription: {
                                    /** Format: uuid */
                                    id: string;
                                    package: {
                                        /** Format: uuid */
                                        id: string;
                                        nameFr: string;
                                    };
                                    /** @enum {string} */
                                    paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                    startDate: string;
                                    endDate: string;
                                    isActive: boolean;
                                } | null;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payments/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                };
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                orderId: string;
                                /** @enum {string} */
                                purpose: "Subscription" | "Test";
                                /** @enum {string} */
                                status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                                failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                                amount: number;
                                /** @enum {string} */
                                currency: "GNF";
                                description: string;
                                /** @enum {string} */
                                provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                                createdAt: string;
                                settledAt: string | null;
                                checkoutUrl: string | null;
                                receiptNumber: number | null;
                                canRetry: boolean;
                                subscription: {
                                    /** Format: uuid */
                                    id: string;
                                    package: {
                                        /** Format: uuid */
                                        id: string;
                                        nameFr: string;
                                    };
                                    /** @enum {string} */
                                    paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                    startDate: string;
                                    endDate: string;
                                    isActive: boolean;
                                } | null;
                            }[];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                orderId: string;
                                /** @enum {string} */
                                purpose: "Subscription" | "Test";
                                /** @enum {string} */
                                status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                                failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                                amount: number;
                                /** @enum {string} */
                                currency: "GNF";
                                description: string;
                                /** @enum {string} */
                                provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                                createdAt: string;
                                settledAt: string | null;
                                checkoutUrl: string | null;
                                receiptNumber: number | null;
                                canRetry: boolean;
                                subscription: {
                                    /** Format: uuid */
                                    id: string;
                                    package: {
                                        /** Format: uuid */
                                        id: string;
                                        nameFr: string;
                                    };
                                    /** @enum {string} */
                                    paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                    startDate: string;
                                    endDate: string;
                                    isActive: boolean;
                                } | null;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    paymentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{provider}/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                    secret: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox-payment/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox-payment/{token}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    action: "pay" | "fail" | "cancel" | "late" | "lost" | "double";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            channel: "sms" | "email";
                            template: string;
                            recipient: string;
                            subject: string | null;
                            body: string;
                            /** @enum {string} */
                            status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                            attempts: number;
                            segments: number;
                            lastError: string | null;
                            projectId: string | null;
                            createdAt: string;
                            sentAt: string | null;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sms/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                counter: {
                                    totalSent: number;
                                    totalDelivered: number;
                                    totalFailed: number;
                                    sentToday: number;
                                    sentThisMonth: number;
                                    lastUpdatedUtc: string;
                                };
                                account: {
                                    balance: number;
                                    provider: string;
                                };
                                purchases: {
                                    uid: string;
                                    reference: string;
                                    amount: string;
                                    amount_currency: string;
                                    quantity: number;
                                    payment_type: string;
                                    purchase_at: string;
                                    invoice_pdf: string | null;
                                }[];
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                channel: "sms" | "email";
                                template: string;
                                recipient: string;
                                subject: string | null;
                                body: string;
                                /** @enum {string} */
                                status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                attempts: number;
                                segments: number;
                                lastError: string | null;
                                projectId: string | null;
                                createdAt: string;
                                sentAt: string | null;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    range?: string;
                    sort?: string;
                    filter?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            actorId: string | null;
                            actorName: string | null;
                            action: string;
                            entity: string;
                            /** Format: uuid */
                            entityId: string;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            createdAt: string;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                period: {
                                    from: string;
                                    to: string;
                                };
                                previous: {
                                    from: string;
                                    to: string;
                                };
                                /** @enum {string} */
                                unit: "day" | "month";
                                funnel: {
                                    current: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                    previous: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                };
                                trend: {
                                    start: string;
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                }[];
                                steps: {
                                    /** @enum {string} */
                                    step: "taking" | "publishing" | "finding";
                                    current: {
                                        finished: number;
                                        median: number | null;
                                        p90: number | null;
                                    };
                                    previous: {
                                        finished: number;
                                        median: number | null;
                                        p90: number | null;
                                    };
                                }[];
                                services: {
                                    id: string | null;
                                    name: string | null;
                                    current: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                    previous: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                }[];
                                cities: {
                                    id: string | null;
                                    name: string | null;
                                    current: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                    previous: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                }[];
                                agents: {
                                    id: string | null;
                                    name: string | null;
                                    current: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                    previous: {
                                        submitted: number;
                                        taken: number;
                                        published: number;
                                        accepted: number;
                                        done: number;
                                        rejected: number;
                                        cancelled: number;
                                        acceptances: number;
                                    };
                                }[];
                                packages: {
                                    id: string | null;
                                    name: string | null;
                                    current: {
                                        acceptances: number;
                                        payments: number;
                                        revenue: number;
                                        started: number;
                                        ended: number;
                                        running: number;
                                    };
                                    previous: {
                                        acceptances: number;
                                        payments: number;
                                        revenue: number;
                                        started: number;
                                        ended: number;
                                        running: number;
                                    };
                                }[];
                                months: {
                                    month: string;
                                    id: string | null;
                                    name: string | null;
                                    acceptances: number;
                                    payments: number;
                                    revenue: number;
                                    started: number;
                                    ended: number;
                                    running: number;
                                }[];
                                messages: {
                                    /** @enum {string} */
                                    channel: "sms" | "email";
                                    current: {
                                        sent: number;
                                        delivered: number;
                                        failed: number;
                                        segments: number;
                                    };
                                    previous: {
                                        sent: number;
                                        delivered: number;
                                        failed: number;
                                        segments: number;
                                    };
                                }[];
                                deliveries: {
                                    start: string;
                                    /** @enum {string} */
                                    channel: "sms" | "email";
                                    sent: number;
                                    delivered: number;
                                    failed: number;
                                    segments: number;
                                }[];
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/statistics/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
                header?: never;
                path: {
                    table: "funnel" | "trend" | "steps" | "services" | "cities" | "agents" | "packages" | "revenue" | "subscriptions" | "messages" | "deliveries";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** @enum {string} */
                                name: "untakenProjects" | "unpublishedProjects" | "pendingEnterprises" | "failedMessages" | "openTickets" | "paymentsInQuestion" | "monthlyRevenue" | "monthlySubmissions" | "monthlyAcceptances" | "activeStaff" | "activePartners" | "activeServices";
                                value: number;
                                since: string | null;
                            }[];
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            logo: string;
                            url: string | null;
                        }[];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body gets the first reply again for 24 hours */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email?: ("" | string) | null;
                        phoneNumber?: ("" | string) | null;
                        subject: string;
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: {
                                /** Format: uuid */
                                id: string;
                            };
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isSuccess: true;
                            entity: null;
                            errorMessage: null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FailureInput: {
            /** @constant */
            isSuccess: false;
            entity: null;
            errorMessage: string;
            code?: string;
            errors?: {
                [key: string]: string[];
            };
            requestId?: string;
        };
        SessionInput: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            /** @enum {string} */
            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
            enterpriseId: string | null;
            redirectTo: string;
        };
        EnterpriseInput: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string;
            city: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            registrationNumber: string | null;
            services: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            /** @enum {string} */
            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
            accountNumber: string;
            phoneNumber: string;
            alertBySms: boolean;
            alertByEmail: boolean;
            interestCities: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            creationDate: string;
            isAssigned: boolean;
            activePackage: {
                nameFr: string;
                activationDate: string;
                expirationDate: string;
                monthlyAcceptances: number | null;
                acceptedThisMonth: number;
            } | null;
        };
        FileInput: {
            /** Format: uuid */
            id: string;
            name: string;
            extension: string;
            size: number;
            createdAt: string;
        };
        ProjectListItemInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
        };
        ProjectInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
            email: string | null;
            address: string | null;
            preferredContactDays: string;
            preferredHoursRange: string;
            language: {
                label: string;
                /** Format: uuid */
                value: string;
            } | null;
            questionResponses: {
                /** Format: uuid */
                id: string;
                nameFr: string;
                responses: {
                    /** Format: uuid */
                    id: string;
                    nameFr: string;
                    customResponseText: string | null;
                }[];
            }[];
            budget: number | null;
            agentId: string | null;
            updatedAt: string;
            refusalCode: string | null;
        };
        Failure: {
            /** @constant */
            isSuccess: false;
            entity: null;
            errorMessage: string;
            code?: string;
            errors?: {
                [key: string]: string[];
            };
            requestId?: string;
        };
        Session: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            /** @enum {string} */
            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
            enterpriseId: string | null;
            redirectTo: string;
        };
        Enterprise: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string;
            city: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            registrationNumber: string | null;
            services: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            /** @enum {string} */
            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
            accountNumber: string;
            phoneNumber: string;
            alertBySms: boolean;
            alertByEmail: boolean;
            interestCities: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            creationDate: string;
            isAssigned: boolean;
            activePackage: {
                nameFr: string;
                activationDate: string;
                expirationDate: string;
                monthlyAcceptances: number | null;
                acceptedThisMonth: number;
            } | null;
        };
        File: {
            /** Format: uuid */
            id: string;
            name: string;
            extension: string;
            size: number;
            createdAt: string;
        };
        ProjectListItem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
        };
        Project: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
            email: string | null;
            address: string | null;
            preferredContactDays: string;
            preferredHoursRange: string;
            language: {
                label: string;
                /** Format: uuid */
                value: string;
            } | null;
            questionResponses: {
                /** Format: uuid */
                id: string;
                nameFr: string;
                responses: {
                    /** Format: uuid */
                    id: string;
                    nameFr: string;
                    customResponseText: string | null;
                }[];
            }[];
            budget: number | null;
            agentId: string | null;
            updatedAt: string;
            refusalCode: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
